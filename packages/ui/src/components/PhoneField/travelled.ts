import type { CountryCode } from 'libphonenumber-js/min'

/** The hundred countries that most travellers come from and go to: the phones of these are tried one by one. */
export const travelled: readonly CountryCode[] = [
  ...(['FR', 'ES', 'US', 'CN', 'IT', 'TR', 'MX', 'TH', 'DE', 'GB', 'JP', 'GR', 'AT', 'MY', 'RU'] as const),
  ...(['PT', 'CA', 'HK', 'NL', 'PL', 'UA', 'HR', 'IN', 'SA', 'AE', 'CZ', 'HU', 'DK', 'MA', 'EG'] as const),
  ...(['VN', 'ID', 'KR', 'SG', 'TW', 'ZA', 'CH', 'BE', 'IE', 'SE', 'RO', 'BG', 'AR', 'BR', 'CL'] as const),
  ...(['CO', 'PE', 'EC', 'UY', 'PY', 'BO', 'VE', 'DO', 'CU', 'JM', 'BS', 'PR', 'CR', 'PA', 'GT'] as const),
  ...(['TN', 'DZ', 'JO', 'IL', 'LB', 'QA', 'KW', 'BH', 'OM', 'IR', 'IQ', 'KZ', 'UZ', 'KG', 'TJ'] as const),
  ...(['TM', 'GE', 'AM', 'AZ', 'BY', 'LT', 'LV', 'EE', 'FI', 'NO', 'IS', 'LU', 'MT', 'CY', 'AL'] as const),
  ...(['RS', 'ME', 'MK', 'BA', 'SI', 'SK', 'MD', 'PH', 'AU', 'NZ'] as const),
]
