/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'G2DsjsEjjQVBXNhBY3BaPBZGzBWhBFJEjC2BhBITOnC8CXWjCoB7BUrBwB9BUjBevBcPEViBdAhBMhCkBfI9BPLIRkBNMbJVGPUNaPoBHiBrCiDrBWPWjBkDlBuBnBmChBkBLUQeAQvBgBPWzBFnBKPMJUXUNE5BRXSxBKLM2Co7Dv8DiBQMiBUQkCQGGgBLQtBcNKLO5BmB_BEPChCWjBAzBGLcHGHCpCNpCAZQXsBROLOAOGIHEhBYjBSHsBASJGhBkCBsBPqBXkCpCkBBiBVKCWWIbYkaAFiBd2BDsBEuBMqBOiBgBmBwBOkCqCWGgF_B'
export const riverRanks = 'GII'
export const towns = 'CG2rvEh6SvgBmpCpJ4N'
export const townRanks = 'EKR'
export const names = 'Townsville;Таунсвилл|Cairns;Кернс|Port Douglas;Порт-Дуглас'
