/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'E4D42_C-7uBtCFdOrBKhBYZGtEAJEbY1BAxBiBPgBvCMRKHSCsB0BgCQeDiCR6CsCiCc2ByBU0C2BsBiBkBQcESS8BO4DQcBBNOJyCRmDO2NHqCPwBKcA4BHiBVwEf2BVkBDcL4CDwBLYBgBOcAwB6BSOYI0BG8Ce8D6BsBIwEqB0BoBkBKWpuJ9mBDLXPB_BZ3DhBJvBX7BARF9BhCvBX'
export const riverRanks = 'CC'
export const towns = 'COsy-C-zuBpoDr5E_sBs_GgjE5wDlxB9hGh_Cg1H4mB_7E'
export const townRanks = 'IKLLNOU'
export const names =
  'Uliastay;Улиастай|Hami;Хами|Ulaangom;Улангом|Altai|Dunhuang;Дуньхуан|Khovd;Ховд|Sandaoling Lutiankuang Wuqi Nongchang'
