import type { SandboxUser } from '../users/user.ts'
import { account } from './account.ts'
import { alderAir, birchHouse, brambleTrade, inrPartner, lanternTours, policyPartner } from './partners.ts'

/** Users who configure a partner's module. Visitors of the partner's page are in `pageVisitors.ts`. */
export const partnerAccounts: readonly SandboxUser[] = [
  account(
    3001,
    'editor.alder',
    {
      en: 'Partner Alder Air (2001), sets up its module',
      ru: 'Партнёр Alder Air (2001), настраивает свой модуль',
      es: 'Socio Alder Air (2001), configura su módulo',
    },
    {
      role: 'partner',
      partnerId: alderAir,
      name: 'Alma Ivarsen',
      phone: '4740612301',
      logo: '/static/alder-air.svg',
    },
  ),
  account(
    3002,
    'editor.birch',
    {
      en: 'Partner Birch House (2003): cash only, far from airports',
      ru: 'Партнёр Birch House (2003): только наличные, вдали от аэропортов',
      es: 'Socio Birch House (2003): solo efectivo, lejos de aeropuertos',
    },
    {
      role: 'partner',
      partnerId: birchHouse,
      name: 'Ben Howe',
      phone: '447911123302',
      pays: 'cash',
      currency: 'GBP',
    },
  ),
  account(
    3003,
    'editor.lantern',
    {
      en: 'Partner Lantern Tours (2004): no module settings yet',
      ru: 'Партнёр Lantern Tours (2004): настроек модуля ещё нет',
      es: 'Socio Lantern Tours (2004): aún sin ajustes del módulo',
    },
    { role: 'partner', partnerId: lanternTours, name: 'Lucía Torres', phone: '34600123303' },
  ),
  account(
    3004,
    'editor.bramble',
    {
      en: 'Partner Bramble Trade (2005): hostile module settings',
      ru: 'Партнёр Bramble Trade (2005): враждебные настройки модуля',
      es: 'Socio Bramble Trade (2005): ajustes del módulo hostiles',
    },
    {
      role: 'partner',
      partnerId: brambleTrade,
      name: 'Rosa Zarza',
      phone: '34600123304',
      logo: 'javascript:alert(1)',
    },
  ),
  account(
    3005,
    'partner.policy',
    {
      en: 'Partner with a travel policy (25526): cars outside it need an approval',
      ru: 'Партнёр с правилами поездок (25526): машины вне их согласует компания',
      es: 'Socio con política de viajes (25526): los coches fuera de ella requieren aprobación',
    },
    {
      role: 'partner',
      partnerId: policyPartner,
      name: 'Pia Holm',
      phone: '4740612305',
      currency: 'GBP',
      policyMode: 'warn',
    },
  ),
  account(
    3006,
    'partner.rupees',
    {
      en: 'Partner with a second price in rupees (122256), without stops, copies and yachts',
      ru: 'Партнёр с второй ценой в рупиях (122256), без остановок, копий и яхт',
      es: 'Socio con un segundo precio en rupias (122256), sin paradas, copias ni yates',
    },
    { role: 'partner', partnerId: inrPartner, name: 'Ravi Menon', phone: '919812345306', currency: 'USD' },
  ),
]
