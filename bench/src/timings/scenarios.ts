/** Scenarios, measured on every page that has them; `nothing` measures the cost of measuring. */
export const scenarios = [
  'nothing',
  'mount',
  'remount',
  'arrow',
  'fifty',
  'open',
  'letter',
  'offers',
  'nearOffers',
] as const
export type Scenario = (typeof scenarios)[number]
