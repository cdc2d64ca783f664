/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'CoC_juCxjEhBLlC1BvCNdNZhCPPtC7BnBVnD7CdzBLpBvBxBF3BjBLLNNjBJHjBLHEJPpBNfA7BURLPD_CBHKJJXEPVNIFeHEtBA9CvB'
export const riverRanks = 'H'
export const towns =
  'C6B33uCpiFyFshECvuCzZzfwas8DlIxmE_GwzCsK0b-FjoBxNr7C_B0oB0Wja3dC8fopEnU_yEuM8OuDmhDmCqejRzDcvmEmO-3B_MxqBLw2DwHpHwEvlCrMx0B7Fw8C9CM2HnzC'
export const townRanks = 'KKQQRTTUUUUXXXXXXXZaaaaadfggg'
export const names =
  'Piura;Пиура|Portoviejo;Портовьехо|Tumbes;Тумбес|Talara;Талара|Bahía de Caráquez|Sullana;Сульяна|La Libertad|Jipijapa|Playas|Sechura|La Breita|Chulucanas;Чулуканаса|Paita;Паита|Chone|La Unión|Tambo Grande|Pedro Carbo|Calceta|Manta;Манта|Catacaos|Huaquillas|Querecotillo|Montecristi|Sucre|Zarumilla|San Martin|Santa Elena|Salinas;Салинас|Marcavelica'
