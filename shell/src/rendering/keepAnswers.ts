import type { createQueryClient } from '@portal/shared/client';
import { readSession } from '@portal/shared/session';
import type { RenderedInset } from './RenderedPage.ts';

/** Puts answers into the cache, where the visitor has none of their own. */
export function keepAnswers(
  queryClient: ReturnType<typeof createQueryClient>,
  { answers }: Pick<RenderedInset, 'answers'>,
): void {
  for (const [queryKey, data] of answers) {
    if (queryClient.getQueryData(queryKey) !== undefined) continue;
    queryClient.setQueryData(queryKey, data);
    // They were given to a guest: a member's page shows them and asks again.
    if (readSession()) void queryClient.invalidateQueries({ queryKey, exact: true, refetchType: 'none' });
  }
}
