import { directed, icon } from './icon.tsx'

export const ArrowLeftIcon = /* @__PURE__ */ directed('M20 12H4.5M10.5 6l-6 6 6 6')
export const RefreshIcon = /* @__PURE__ */ icon('M19.5 5v4.5H15M19.2 9.5a7.8 7.8 0 1 0 .6 4.5')
export const SwapIcon = /* @__PURE__ */ icon('M8 4v15.5M4.5 16 8 19.5l3.5-3.5M16 20V4.5M12.5 8 16 4.5 19.5 8')
