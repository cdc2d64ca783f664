/**
 * Flags that are plain stripes or a plain cross, drawn exactly. Many others are drawn by hand in Flag.tsx and
 * moreFlags.tsx, and the rest are shown as country code. Colours without '#', from the top or from the hoist.
 */
export const horizontal: Record<string, string> = {
  AM: 'd90012 0033a0 f2a800',
  AT: 'ed2939 fff ed2939',
  BG: 'fff 00966e d62612',
  CO: 'fcd116 fcd116 003893 ce1126',
  DE: '000 d00 ffce00',
  EE: '0072ce 000 fff',
  ES: 'c60b1e ffc400 ffc400 c60b1e',
  GA: '009e60 fcd116 3a75c4',
  HU: 'ce2939 fff 477050',
  ID: 'ce1126 fff',
  LT: 'fdb913 006a44 c1272d',
  LU: 'ed2939 fff 00a1de',
  LV: '9e3039 9e3039 fff 9e3039 9e3039',
  MC: 'ce1126 fff',
  MU: 'ea2839 1a206d ffd500 00a551',
  NL: 'ae1c28 fff 21468b',
  PL: 'fff dc143c',
  RU: 'fff 0039a6 d52b1e',
  SL: '1eb53a fff 0072c6',
  TH: 'a51931 f4f5f8 2d2a4a 2d2a4a f4f5f8 a51931',
  UA: '0057b7 ffd700',
  YE: 'ce1126 fff 000',
}
export const vertical: Record<string, string> = {
  BE: '000 fae042 ed2939',
  CI: 'f77f00 fff 009e60',
  FR: '002395 fff ed2939',
  GN: 'ce1126 fcd116 009460',
  IE: '169b62 fff ff883e',
  IT: '009246 fff ce2b37',
  ML: '14b53a fcd116 ce1126',
  NG: '008751 fff 008751',
  PE: 'd91023 fff d91023',
  RO: '002b7f fcd116 ce1126',
  TD: '002664 fecb00 c60c30',
}
/** Colours of a cross flag: background, cross, and the inner cross if any. */
export const cross: Record<string, string> = {
  DK: 'c60c30 fff',
  FI: 'fff 003580',
  IS: '02529c fff dc1e35',
  NO: 'ba0c2f fff 00205b',
  SE: '006aa7 fecc02',
}
