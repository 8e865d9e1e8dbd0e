/** Replaces the platform's module of shared packages: one program needs no compatibility checks. */
export const hostContract = { versions: {}, exportsOf: () => null };
