/* Built by packages/booking/scripts/build-detail.ts. Made with Natural Earth; names: GeoNames, CC BY 4.0. */
export const rivers =
  'EoCsnwEhmpBjCCTKzB4BxCyBKSAQbwBP4BRK5BUdeHajBKnBUnD0CXkBc4BDmBVkBpB0BNiBIkBaNQBGEFwB9BiC5BgBP6BXIZUFMEOSOGMuBxUtiBwDzBgBX6B_BWDmBTiCLwB3ByEzCoBhB2B9BQFiBrBOJSDqBX0BDmBTaCwBkBcIUHiBb'
export const riverRanks = 'II'
export const towns = 'CGi8vE_7pBjGitBtmB-L'
export const townRanks = 'EKR'
export const names = 'Hobart;Хобарт|Launceston;Лонсестон|Burnie;Берни'
