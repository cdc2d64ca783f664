import { directed, icon } from './icon.tsx'

export const DownIcon = /* @__PURE__ */ icon('m6.5 9.5 5.5 5.5 5.5-5.5')
export const LeftIcon = /* @__PURE__ */ directed('m14.5 6.5-5.5 5.5 5.5 5.5')
export const RightIcon = /* @__PURE__ */ directed('m9.5 6.5 5.5 5.5-5.5 5.5')
export const UpIcon = /* @__PURE__ */ icon('m6.5 14.5 5.5-5.5 5.5 5.5')
