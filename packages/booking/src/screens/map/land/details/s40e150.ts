/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'A'
export const riverRanks = ''
export const towns = 'Cao1zErihB1I62Cyav5B2pBqyCzUtyB3wBxuC--By9C5mBgdrD3lC3ThlBuF6GgImb_K5e'
export const townRanks = 'ALNOOQRRUXXXa'
export const names =
  'Sydney;Сидней;Sídney|Tamworth;Тамуорт|Newcastle;Ньюкасл|Coffs Harbour;Кофс-Харбор|Taree;Тари|Wollongong;Вуллонгонг|Port Macquarie;Порт Маккуори|Armidale;Армидейл|Maitland;Мейтленд|Liverpool|Hornsby|Cessnock;Сеснок|Parramatta'
