/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'CY_wToy-BbH3CL_Cf3CVRCbSzCHtBJrBlBrDf5BhC'
export const riverRanks = 'I'
export const towns = 'CKnsVo0-B5UpEwTmCasBpUrD'
export const townRanks = 'BUXdg'
export const names =
  'Reykjavík;Рейкьявик;Reikiavik|Reykjanesbær|Hafnarfjörður;Хабнарфьордюр|Kópavogur;Коупавогюр|Keflavík'
