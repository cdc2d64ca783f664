import { guest, type SandboxUser } from '../users/user.ts'
import {
  alderAir,
  birchHouse,
  brambleTrade,
  hotelMiramar,
  inrPartner,
  lanternTours,
  plainFerries,
  policyPartner,
} from './partners.ts'

/** The visitors of the partners' own pages: public, without password, named by the partner's id in frames. */
export const pageVisitors: readonly SandboxUser[] = [
  visitor(
    alderAir,
    { en: 'Visitor of Alder Air', ru: 'Посетитель Alder Air', es: 'Visitante de Alder Air' },
    { logo: '/static/alder-air.svg' },
  ),
  visitor(
    hotelMiramar,
    {
      en: 'Visitor of Hotel Miramar, cash only',
      ru: 'Посетитель отеля Miramar, только наличные',
      es: 'Visitante del Hotel Miramar, solo efectivo',
    },
    { pays: 'cash', currency: 'EUR' },
  ),
  visitor(
    birchHouse,
    {
      en: 'Visitor of Birch House, cash only, far from airports',
      ru: 'Посетитель Birch House, только наличные, вдали от аэропортов',
      es: 'Visitante de Birch House, solo efectivo, lejos de aeropuertos',
    },
    { pays: 'cash', currency: 'GBP' },
  ),
  visitor(lanternTours, {
    en: 'Visitor of Lantern Tours, no module settings',
    ru: 'Посетитель Lantern Tours, без настроек модуля',
    es: 'Visitante de Lantern Tours, sin ajustes del módulo',
  }),
  visitor(
    brambleTrade,
    {
      en: 'Visitor of Bramble Trade, hostile module settings',
      ru: 'Посетитель Bramble Trade, враждебные настройки модуля',
      es: 'Visitante de Bramble Trade, ajustes del módulo hostiles',
    },
    { logo: 'javascript:alert(1)', marketplaceUrl: 'javascript:alert(1)' },
  ),
  visitor(plainFerries, {
    en: 'Visitor of Plain Ferries, all module settings null',
    ru: 'Посетитель Plain Ferries, все настройки модуля пусты',
    es: 'Visitante de Plain Ferries, todos los ajustes del módulo nulos',
  }),
  visitor(
    policyPartner,
    {
      en: 'Visitor of a page with a travel policy',
      ru: 'Посетитель страницы с политикой поездок',
      es: 'Visitante de una página con política de viajes',
    },
    { policyMode: 'warn' },
  ),
  visitor(
    inrPartner,
    {
      en: 'Visitor of a page with a second price in rupees',
      ru: 'Посетитель страницы со второй ценой в рупиях',
      es: 'Visitante de una página con un segundo precio en rupias',
    },
    { currency: 'USD' },
  ),
]

function visitor(
  partnerId: number,
  about: SandboxUser['about'],
  facts: Partial<SandboxUser> = {},
): SandboxUser {
  return { ...guest, userId: partnerId, partnerId, about, ...facts }
}
