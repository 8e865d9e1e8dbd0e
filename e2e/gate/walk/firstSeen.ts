import type { GateContext } from '../GateContext.ts';
import { walksOf, type Sight } from './walk.ts';

/**
 * Differences on the pages of a section, or after them, from the state before: once for each visitor, with the page on
 * which they first appear.
 */
export async function firstSeen(
  context: GateContext,
  differences: (before: Sight, now: Sight) => string[],
): Promise<string[]> {
  const walks = await walksOf(context);
  return walks.flatMap(({ visitor, before, pages, after }) => {
    const found = new Map<string, string>();
    for (const now of [...pages, after])
      for (const difference of differences(before, now))
        if (!found.has(difference)) found.set(difference, `${visitor}: ${now.path}: ${difference}`);
    return [...found.values()];
  });
}
