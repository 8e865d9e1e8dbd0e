import type { createQueryClient } from '@portal/shared/client';
import { readSession } from '@portal/shared/session';
import type { RenderedInset } from './RenderedPage.ts';

/** Both are what JSON says. */
const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Puts answers into the cache, where the visitor has none of their own.
 * @returns whether the cache has them as they are: what was rendered with them can be hydrated with nothing else.
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
    // They were given to a guest: a member's page shows them and asks again.
    if (readSession()) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
  return isAsGiven;
}
