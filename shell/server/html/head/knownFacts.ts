import * as v from 'valibot';
import { pageFacts, type PageFact } from '@portal/shared/facts/facts';

/**
 * Valid facts of a page. Unknown kinds are dropped, since a section may be newer than the shell, and so are malformed
 * facts.
 */
export const knownFacts = (facts: readonly unknown[]): PageFact[] =>
  facts.flatMap((fact) => {
    const { success, output } = v.safeParse(pageFacts, fact);
    return success ? [output] : [];
  });
