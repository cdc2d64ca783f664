import type { SandboxUser } from '../users/user.ts'
import { account } from './account.ts'
import { alderAir, birchHouse, brambleTrade, lanternTours } from './partners.ts'

/** Those who set up a partner's module; the page of the partner itself is a page visitor's. */
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
    { role: 'partner', partnerId: birchHouse, phone: '447911123302', pays: 'cash', currency: 'GBP' },
  ),
  account(
    3003,
    'editor.lantern',
    {
      en: 'Partner Lantern Tours (2004): no module settings yet',
      ru: 'Партнёр Lantern Tours (2004): настроек модуля ещё нет',
      es: 'Socio Lantern Tours (2004): aún sin ajustes del módulo',
    },
    { role: 'partner', partnerId: lanternTours, phone: '34600123303' },
  ),
  account(
    3004,
    'editor.bramble',
    {
      en: 'Partner Bramble Trade (2005): hostile module settings',
      ru: 'Партнёр Bramble Trade (2005): враждебные настройки модуля',
      es: 'Socio Bramble Trade (2005): ajustes del módulo hostiles',
    },
    { role: 'partner', partnerId: brambleTrade, phone: '34600123304', logo: 'javascript:alert(1)' },
  ),
]
