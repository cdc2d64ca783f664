import { directed, icon } from './icon.tsx'

export const DotsIcon = /* @__PURE__ */ icon(
  '',
  'M4.75 12a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M10.75 12a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M16.75 12a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0',
)
export const DragIcon = /* @__PURE__ */ icon(
  '',
  'M7.75 6a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M7.75 12a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M7.75 18a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M13.75 6a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M13.75 12a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0M13.75 18a1.25 1.25 0 1 0 2.5 0a1.25 1.25 0 1 0-2.5 0',
)
export const ExternalIcon = /* @__PURE__ */ icon(
  'M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M17.5 13.5V17a2.5 2.5 0 0 1-2.5 2.5H7A2.5 2.5 0 0 1 4.5 17V9A2.5 2.5 0 0 1 7 6.5h3.5',
)
export const RedoIcon = /* @__PURE__ */ directed('m15.5 5 4 4-4 4M19.5 9H10a5.5 5.5 0 0 0 0 11h3')
export const SwapHIcon = /* @__PURE__ */ icon(
  'M4 8h15.5M16 4.5 19.5 8 16 11.5M20 16H4.5M8 12.5 4.5 16 8 19.5',
)
export const UndoIcon = /* @__PURE__ */ directed('M8.5 5 4.5 9l4 4M4.5 9h9.5a5.5 5.5 0 0 1 0 11h-3')
export const ArrowRightIcon = /* @__PURE__ */ directed('M4 12h15.5M13.5 6l6 6-6 6')
