import { type PhoneInputOptions, usePhoneInput } from './usePhoneInput.ts'

/** A phone field with a partner's own markup: plain elements with the attributes of the hook. */
export function OwnPhone(props: PhoneInputOptions) {
  const phone = usePhoneInput(props)
  return (
    <div>
      <select aria-label="Country code" {...phone.selectProps} style={{ width: '100%' }}>
        {!phone.country && <option value="">Not chosen</option>}
        {phone.countries.map(({ code, name }) => (
          <option key={code} value={code}>
            {name}
          </option>
        ))}
      </select>
      <input aria-label="Phone" {...phone.inputProps} style={{ width: '100%' }} />
      <output>{phone.isAsking ? 'Choose the country' : phone.countryName}</output>
    </div>
  )
}
