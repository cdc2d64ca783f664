import { icon } from './icon.tsx'

export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.5 4.5L19 7.5')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
