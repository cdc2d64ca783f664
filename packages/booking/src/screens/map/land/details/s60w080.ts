/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'E-BtpmCvhxBgBFmDK6BHgBA6CcgCEiBB8CV-GCkDOUB8EnBaIqBaoDaaDsBZ8BBgGQqBRiET4BRkBIKOEeWSmBAqBJuCScMoC1nCl-BWG6CK-CaeYiC-CoCuBsCmB4BQ2DEaIUOMSFwBOK-BH2CjBYDeCuDgBoFEqCNuIBwCOsDBkBGsBUuCwBuBMsBC4BoB8BVYAwBeyCIqCU'
export const riverRanks = 'FJ'
export const towns = 'CE_nlCh9zB5xBwsB'
export const townRanks = 'KO'
export const names = 'Punta Arenas;Пунта Аренас|Puerto Natales;Пуэрто-Наталес'
