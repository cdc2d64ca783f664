/* Built by packages/booking/scripts/build-land.ts. Made with Natural Earth. */
export const land =
  'GqB3kLnif6BAWMkBhCAdV7BvCxBFMVSbdjBRjBDdOVcIUOYIaOecgBkBWeSiBj7Qy0PoC1BkBlBVNxBTrBXxBBbHdKNYAYFYUeekCcYOXeKI8gcmtPUAAVTA'
export const lakes = 'A'
