import type { PageFact } from '../../facts/facts.ts';
import { FACTS_ELEMENT } from '../../facts/factsElement.ts';

/**
 * Machine-readable facts about a page: `<PageFacts fact={{ kind: 'article', … }} />`, anywhere in the page. The shell's
 * server moves them into the document's head for search engines and messengers. Renders nothing in a browser.
 */
export function PageFacts({ fact }: { fact: PageFact }) {
  // React removes it from the page, so that hydration does not expect it.
  return typeof window === 'undefined' ? <meta name={FACTS_ELEMENT} content={JSON.stringify(fact)} /> : null;
}
