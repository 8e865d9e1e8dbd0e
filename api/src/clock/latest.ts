/** The latest of some times; missing ones are ignored. */
export const latest = (...times: readonly (Date | null)[]): Date =>
  new Date(Math.max(...times.map((at) => at?.getTime() ?? 0)));
