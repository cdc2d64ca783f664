/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns =
  'C2B3-BowvBphCrUosDnmCyJzBxb6rC1K1ZqXhaxG0M4JorC_X9hC9dgFiWxD_uC2mBqxC3mByCV3ByCmpBy8BzhDhuBqhB7N6X-Zp3B1Ls6B7Q9B-rCtCLJWiFtpCjE1D'
export const townRanks = 'WXXXXXXXXaaaadddddddggggggg'
export const names =
  'Saint-Malo;Сен-Мало|Quimper;Кемпер|Saintes|Cognac;Коньяк|Vitré;Витрэ|La Chapelle-sur-Erdre|Fontenay-le-Comte;Фонтене-ле-Конт|Les Herbiers|Bayeux;Байё|Vertou|Guérande|Couëron|Landerneau|Saint-Herblain|Rezé;Реза|Orvault;Орво|Hérouville-Saint-Clair;Эрувиль-Сен-Клер;Hérouville Saint-Clair|Ploemeur|La Baule-Escoublac;Ла-Боль-Эскублак|Cesson-Sévigné|Lorient;Лорьян|Saint-Sébastien-sur-Loire;Санкт-Себастьян-сюр-Луар;San Sebastián sobre Loira|Tourlaville|Octeville|Équeurdreville-Hainneville|Carquefou|Bouguenais'
