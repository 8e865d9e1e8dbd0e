import type { ItemQuery } from '@portal/shared/client';

/**
 * One result of several queries: their data once all have arrived. Until then it is what the first missing one is, so
 * that a failure is shown before what only loads behind it; `retry` repeats that one, or all where none is missing.
 */
export function allOf<Entities extends readonly unknown[]>(
  ...queries: { [Index in keyof Entities]: ItemQuery<Entities[Index]> }
): ItemQuery<Entities> {
  const missing = queries.find(({ data }) => data === undefined);
  if (missing) return { ...missing, data: undefined };
  return {
    // None of them is undefined.
    data: queries.map(({ data }) => data) as unknown as Entities,
    isLoading: false,
    error: null,
    retry: () => queries.forEach(({ retry }) => retry()),
  };
}
