import type { createQueryClient } from '@portal/shared/client';
import { readSession } from '@portal/shared/session';
import type { RenderedInset } from './RenderedPage.ts';

/** Compares JSON values. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Puts answers into the query cache, unless the visitor has answers of their own.
 * @returns true if the cache has them unchanged, so that HTML rendered with them can be hydrated.
 */
export function keepAnswers(
  queryClient: ReturnType<typeof createQueryClient>,
  { answers }: Pick<RenderedInset, 'answers'>,
): boolean {
  let isAsGiven = true;
  for (const [queryKey, data] of answers) {
    const own = queryClient.getQueryData(queryKey);
    if (own !== undefined) {
      isAsGiven &&= isSame(own, data);
      continue;
    }
    queryClient.setQueryData(queryKey, data);
    // They were a guest's answers: a member's page shows them and fetches again.
    if (readSession()) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
  return isAsGiven;
}
