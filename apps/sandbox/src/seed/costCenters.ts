import type { CostCenter } from '../store/costCenterStore.ts'

/** A trading company whose cost centres are named in English. */
export const northwind = 71
/** A shipping company whose cost centres are named in Russian and English. */
export const saltmarsh = 72

const units = [
  'Sales',
  'Marketing',
  'Procurement',
  'Legal',
  'Research',
  'Logistics',
  'Customer care',
  'Human resources',
  'Information security',
  'Finance',
  'Quality',
  'Facilities',
  'Training',
  'Internal audit',
  'Press office',
]
const englishTowns = [
  'London',
  'Leeds',
  'Bristol',
  'Dublin',
  'Oslo',
  'Berlin',
  'Lyon',
  'Porto',
  'Istanbul',
  'Dubai',
  'Toronto',
  'Austin',
  'Sydney',
  'Delhi',
  'Singapore',
  'Cape Town',
  'Zürich',
  'Kraków',
  'Vienna',
  'Riga',
]
const departments = [
  'Отдел продаж',
  'Отдел закупок',
  'Бухгалтерия',
  'Служба безопасности',
  'Отдел кадров',
  'Юридический отдел',
  'Учётная группа',
  'Склад',
  'Ёмкостный парк',
  'Диспетчерская',
  'Ремонтная служба',
  'Отдел внешних связей',
  'Техническая поддержка',
  'Лаборатория',
]
const unitsAtSea = [
  'Sales desk',
  'Purchasing',
  'Accounts',
  'Safety',
  'Crewing',
  'Legal desk',
  'Ledger group',
  'Warehouse',
  'Tank farm',
  'Dispatch',
  'Repair yard',
  'Public affairs',
  'Technical support',
  'Laboratory',
]
const ports = [
  'Rotterdam',
  'Hamburg',
  'Antwerp',
  'Valencia',
  'Piraeus',
  'Gdańsk',
  'Genoa',
  'Bergen',
  'Hull',
  'Cork',
  'Le Havre',
  'Malmö',
  'Izmir',
  'Lisbon',
  'Split',
]
const russianTowns = [
  'Москва',
  'Санкт-Петербург',
  'Новосибирск',
  'Казань',
  'Орёл',
  'Екатеринбург',
  'Самара',
  'Иркутск',
  'Владивосток',
  'Йошкар-Ола',
  'Тюмень',
  'Омск',
  'Пермь',
  'Сочи',
  'Алматы',
]

const rows = (from: number, names: readonly string[], towns: readonly string[]): CostCenter[] =>
  towns.flatMap((town, nthTown) =>
    names.map((unit, nthUnit) => {
      const id = from + nthTown * names.length + nthUnit
      return { id, title: `${unit}, ${town} (${id})` }
    }),
  )

/** Cost centres by company: 300 and 420. */
export const costCenters: ReadonlyMap<number, readonly CostCenter[]> = new Map([
  [northwind, rows(71_001, units, englishTowns)],
  [saltmarsh, [...rows(72_001, departments, russianTowns), ...rows(72_501, unitsAtSea, ports)]],
])
