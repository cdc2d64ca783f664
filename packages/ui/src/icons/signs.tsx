import { icon } from './icon.tsx'

export const AlertIcon = /* @__PURE__ */ icon(
  'M10.6 4.5 3.3 17.3A1.6 1.6 0 0 0 4.7 19.7h14.6a1.6 1.6 0 0 0 1.4-2.4L13.4 4.5a1.6 1.6 0 0 0-2.8 0ZM12 9.5v4M12 16.5h.01',
)
export const ErrorIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 7.5v5.5M12 16.2h.01',
)
export const GlobeIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c2.4 2.4 3.5 5.2 3.5 8.5s-1.1 6.1-3.5 8.5c-2.4-2.4-3.5-5.2-3.5-8.5s1.1-6.1 3.5-8.5Z',
)
export const InfoIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M12 11.5v4.5M12 8h.01',
)
export const OfflineIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M8.5 15.5a5 5 0 0 1 5.6-1M5.5 12.3c1.3-1.2 2.7-2 4.2-2.4M13.5 9.7c1.9.4 3.6 1.3 5 2.6M2.8 9c1-.9 2.2-1.7 3.4-2.3M11 5.2c3.8-.3 7.4 1.1 10.2 3.8M12 19h.01',
)
export const OkIcon = /* @__PURE__ */ icon(
  'M3.5 12a8.5 8.5 0 1 0 17 0a8.5 8.5 0 1 0-17 0M8.3 12.3l2.5 2.5 5-5.2',
)
export const UserIcon = /* @__PURE__ */ icon(
  'M8.25 8a3.75 3.75 0 1 0 7.5 0a3.75 3.75 0 1 0-7.5 0M4.8 20c.7-3.8 3.4-6 7.2-6s6.5 2.2 7.2 6',
)
export const XIcon = /* @__PURE__ */ icon('m6.5 6.5 11 11M17.5 6.5l-11 11')
