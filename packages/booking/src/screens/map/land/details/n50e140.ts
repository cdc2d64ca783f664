/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'OGy6oE0xyB7BpB1BxBUiWgtBtBPrCLxCa7BkBfMnCqBhBOnBInIFiCA5LqC5BUHMNAZRXAPwBpCePkBHuCAYLyBjCUTYLiBlBKhCMTLlBlBpBFrBVjBHnBHFxBR5BpBtChCJPCPuBhCexCPZvD3ByB23CshIFfVXQPiBNkCnDURsBNNdEXST2BRQPLNSDMXoCbwBdiBHTdUxBDLdZHjBlCXSrkD_zIOFmBBSHSnBBJjBtBlBHLHWApB2CjEBNIRd9BMTcVZHvBALHPZW2gD4MlGAzBFjCrBSpC4DhFFTRTBhBSxBmBlC'
export const riverRanks = 'DDDIIII'
export const towns = 'CQqzrE2q0B3Yh0C8gBuoI52Cr6G-IkYwrChqB_pCjKo7BxT'
export const townRanks = 'ILLLOOOX'
export const names =
  'Okha;Оха|Aleksandrovsk-Sakhalinskiy;Александровск-Сахалинский|Okhotsk;Охотск|Bogorodskoye;Богородское|Nikolayevsk-on-Amure;Николаевск-на-Амуре|Nogliki;Ноглики|De-Kastri;Де-Кастри|Tymovskoye;Тымовское'
