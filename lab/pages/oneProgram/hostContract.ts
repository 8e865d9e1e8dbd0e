/** Stands where the shell says what it shares: in one program there is nothing to fit together. */
export const hostContract = { versions: {}, exportsOf: () => null };
