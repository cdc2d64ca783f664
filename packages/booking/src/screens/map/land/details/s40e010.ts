/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'CoCw5S_sgBHyBPqBB-BLqBXqB5B4BpByBHSCgCXwBHwBNgBxD-LNafeJwB_B0DXchEqDbuBR4CRYXEHIZsBRU_CsBXgB7CoBbEVZVJDbTTH_B'
export const riverRanks = 'I'
export const towns = 'CgB4_RlkhB_OycwY_NmkB3KrUlThIsVuKuLlJvYwN6PlS_I9LwLwQpC9f8WmP7jByHwGxHzD'
export const townRanks = 'DORRRTUUWWXXXXad'
export const names =
  'Cape Town;Кейптаун;Ciudad del Cabo|Saldanha;Салдана|Malmesbury|Robertson|Hermanus|Paarl;Паарл|Ceres;Церера|Grabouw|Worcester;Вустер|Stellenbosch;Стелленбос|Atlantis;Атлантида|Wellington|Vredenburg|Retreat|Kraaifontein|Rondebosch'
