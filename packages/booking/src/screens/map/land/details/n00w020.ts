/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'G0BrvKi8IaWOsBgBCKGIKyCyHEazBoCpBkBFQFiBKcCWPgCa0BEeBQPmBbSNwBPOIebUFUFAmCoXp6CfVvBrBTBPLxBPrBX1BVPPWBADHHhBDZR3BTtBjBlBH7BXhBFBjBLJGhBZlBHzBAfgBhBIThBd3BJZNIRFPbZFVxBZkE7F0lDNATcJGrCIbFXNXRJRNnBJTRNpDxBrBvB1DhD1BVnBXrBExBJhBCLBHHFNCnFFZJP1BRxCvCHpBCnCTtCNjBjBjBrBdnBLjBQnEhDPDdSNcXUKKcQESFWJBXREEBWDGHEvBTrBrBTLhCJrBlBRDdgBZEVJlBjBRJjDHfbRD7BM'
export const riverRanks = 'DIJ'
export const towns =
  'CmBtrNiqJi6CllDnsCskC4mC8E9XnVmzBkmBrtB0MqsB7f17B-J60BxpCwJvUv1Cq6Cs5BjYvH1DxkCm5B6J3qB6sCh7Bh8B8lC0T3Y'
export const townRanks = 'GMMNQRRTTUUUUWWXaaa'
export const names =
  'Conakry;Конакри|Monrovia;Монровия|Freetown;Фритаун|Koidu|Bo;Бо|Kissidougou;Кисидугу|Kabala|Gueckedou|Makeni;Макени|Kakata|Buchanan;Бьюкенен|Port Loko;Порт-Локо|Segbwema|Kenema;Кенеме|Coyah|Waterloo|Bensonville;Бенсонвилле|Lunsar;Лунсаре|Bumpe'
