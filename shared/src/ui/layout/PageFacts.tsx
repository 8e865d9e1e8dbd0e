import type { PageFact } from '../../facts/facts.ts';
import { FACTS_ELEMENT } from '../../facts/factsElement.ts';

/**
 * Tells those who find and share this page what it is: `<PageFacts fact={{ kind: 'article', … }} />`, anywhere in the
 * page. The shell's server puts it into the head of the document as search engines and messengers read it. Browsers
 * have no use for it and get nothing.
 */
export function PageFacts({ fact }: { fact: PageFact }) {
  // React takes it out of the page, so that hydration does not miss it.
  return typeof window === 'undefined' ? <meta name={FACTS_ELEMENT} content={JSON.stringify(fact)} /> : null;
}
