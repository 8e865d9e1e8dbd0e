import { WAITING_NAMES } from '../overview.ts';
import { OFFICE_RESOURCES, WAITING_PLACES } from './index.ts';
import type { OfficeResource } from './resource.ts';

const resources: readonly OfficeResource[] = OFFICE_RESOURCES;

/** Names that more than one page declares: `acts: make of /office/faq and /office/news`. */
function declaredTwice(field: 'acts' | 'objects' | 'waiting'): string[] {
  const pages = new Map<string, string[]>();
  for (const resource of resources)
    for (const name of Object.keys(resource[field] ?? {})) pages.set(name, [...(pages.get(name) ?? []), resource.path]);
  return [...pages].flatMap(([name, of]) => (of.length > 1 ? [`${field}: ${name} of ${of.join(' and ')}`] : []));
}

test('each act, object and kind of waiting is declared by one page', () => {
  expect([...declaredTwice('acts'), ...declaredTwice('objects'), ...declaredTwice('waiting')]).toEqual([]);
  expect(new Set(resources.map(({ path }) => path)).size).toBe(resources.length);
});

test('each kind of waiting has its place in the order of the overview', () => {
  const known = Object.keys(WAITING_NAMES);
  const missing = Object.keys(WAITING_PLACES).filter((kind) => !known.includes(kind));
  expect(missing.map((kind) => `${kind} is missing in WAITING_KINDS of contract/office/overview.ts`)).toEqual([]);
});
