/** What is measured, by every page that has it; `nothing` is what measuring itself takes. */
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
