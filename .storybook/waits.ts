/**
 * The time that a test waits for a state which is to come, in ms. It is no limit of speed: those are in the bench, or
 * measured as a multiple of other work. A stranger's laptop with other things to do may be ten times as slow as ours.
 */
export const patience = 30_000
