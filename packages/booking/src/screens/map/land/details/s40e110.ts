/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'EwFogyDhugBoBxBUnBYVAjBLrCLPGtBLXKpBDfHDjBELDTxBZXTDtBKPMFSRJZAFRInBVNFTTOGbXFDNNJ7BR3BlBAZWRNHKZFHRAGFFNdULATdJDhBOLDVjBRHJCPQtBOlCDVMFeNQtBIJQ_ByBVKPJVd1BnBTbxCTbPThBhBVHLQXBJHBZIvBfPBDiBnBF_BG1ECjBHdVDbWhCAjBJdfXHNGNqDsqCk0B2BsBUmCfOrB2BbOzBqBpD-BhCHREdSJaHKrDgC7CQlBQbWLSZ8BnBWrBGRKHYN8CFWPWY0Cba9CuBPQL-BbQzDoDfWlBK_BhBXIdF1DvBJLFZNLpBNXRxBvBnB3BbtCLPnClBbZjBLhBThCzB'
export const riverRanks = 'IJ'
export const towns = 'CO2kxDvmfm_BhgDhmCi1BwCiZ8BoJzNtsBgMgrB'
export const townRanks = 'AINQUUa'
export const names =
  'Perth;Перт|Albany;Олбани|Bunbury;Банбери|Mandurah;Мандъюра|Kwinana;Куинана|Busselton|Rockingham'
