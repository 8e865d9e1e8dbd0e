import type { GateContext } from '../GateContext.ts';
import { walksOf, type Sight } from './walk.ts';

/**
 * What differs on the pages of a section, or after them, from how it was before: once for each visitor, with the page
 * on which it is first seen.
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
