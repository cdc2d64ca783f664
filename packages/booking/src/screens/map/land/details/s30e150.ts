/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'OqC4p0EjicvCbnCLtCxDRR3BZnB5CAhBlBXThBfPHRtBPZEFMBgBZWHmCFUGKTwC_DqCxCKPIFSB4BHUhCKtBkBrBK3BenBMpBA3CRrBF_DGVEYAATEfU3B2BnBcXInBRjDA1BTtBJlBPTBEA69EAAGAgCSMRSkCAsLaQUkBQPQfqBNYhBUHUEeUWEUB6BZ-BJQNITfdLVGRSAoBMKLkBlCWBIROJKVSFmBCKjBWZ-BnBkBP0DFwCsV5lGvBHNCpBONMPFfBxCShBQxBGRKFoBXYDOB6BM4CFSNcbKPOFUVIdeJUNiCRkBPOlBMDQEWkByBQmBCoBXmBfatBYjE4GxBsBtFmCrBsB6D4pB65CAeOYHGIOTEnBwBFERFjBmBZFGOBKXMUuBF0BCSScMqBMG6BBSGewBGCMAaNMOKTQE8BiCUEYLYqBjB6DgBuBQBYsBMAUNOGEKAWJYCOKIOGMBiBZOAHOUGLOAKIGuBIIMBWOMkDoBe6COO'
export const riverRanks = 'DDIIIJJ'
export const towns = 'Caku1Er6a5uC4_D4mCz7BqahpD1FqU5hB-hDhiB6foYzoEvC0UufkL_Hg0B2MzhC8CgD'
export const townRanks = 'DHLNQRRRTUUWa'
export const names =
  'Brisbane;Брисбен|Rockhampton;Рокхемптон|Hervey Bay;Харви-Бей|Byron Bay;Байрон-Бей|Gold Coast;Голд Коуст;Costa Dorada|Bundaberg;Бандаберг|Gladstone;Глэдстон|Warwick|Toowoomba;Тувумба|Narangba|Maryborough;Мэриборо|Logan City;;Logan|Capalaba'
