import { DOCUMENT_RULES } from '../rendering/documentRules.ts';
import { fetchDocument } from './fetchDocument.ts';

interface Rules {
  prefetch: { where: { selector_matches: string }; eagerness: string }[];
}

test('the rules of the document match the link to the address, which is neither visible nor reachable', () => {
  fetchDocument('/about/ci?a=1');
  const { prefetch } = JSON.parse(DOCUMENT_RULES) as Rules;
  expect(prefetch).toHaveLength(1);
  const [link, ...others] = document.querySelectorAll<HTMLElement>(prefetch[0]?.where.selector_matches ?? '');
  expect(others).toEqual([]);
  expect(link?.getAttribute('href')).toBe('/about/ci?a=1');
  expect(link).not.toBeVisible();
});
