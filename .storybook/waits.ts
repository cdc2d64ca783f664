/**
 * Time in ms for which a test waits for an expected state. It is no limit of speed: those are in the bench, or relative
 * to other work. Another machine may be ten times slower and busy.
 */
export const patience = 30_000
