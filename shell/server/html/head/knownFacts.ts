import * as v from 'valibot';
import { pageFacts, type PageFact } from '@portal/shared/facts/facts';

/**
 * What a page says of itself, as far as this server knows such facts: a section may be newer than the shell, and what
 * is not well-formed helps nobody.
 */
export const knownFacts = (facts: readonly unknown[]): PageFact[] =>
  facts.flatMap((fact) => {
    const { success, output } = v.safeParse(pageFacts, fact);
    return success ? [output] : [];
  });
