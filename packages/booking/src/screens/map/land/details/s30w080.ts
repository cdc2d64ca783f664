/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers = 'C4BvrkCvqbVsBVczBuBNUZuCHMLIZAPGfyBN6BdiCNkEHU_BoC3BkBXAtEzB_BPVAjBIhCevBIZKLAfLrBM'
export const riverRanks = 'I'
export const towns = 'CS71kCl3a_Bi0D2HurDpiB5uJoPwpBqWqkC3EqmE1jB11H0mB2uJ'
export const townRanks = 'EHKKOORZZ'
export const names =
  'Copiapó;Копьяпо|Antofagasta;Антофагаста|Iquique;Икике|La Serena;Ла-Серена|Vallenar|Diego de Almagro|Tocopilla;Токопилья|Coquimbo;Кокимбо|Alto Hospicio;Альто-Осписио'
