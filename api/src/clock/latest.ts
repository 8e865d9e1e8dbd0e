/** The latest of some times; those that are missing are passed by. */
export const latest = (...times: readonly (Date | null)[]): Date =>
  new Date(Math.max(...times.map((at) => at?.getTime() ?? 0)));
