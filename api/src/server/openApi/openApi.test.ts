import { openApi } from './openApi.ts';
import { tagOf, TAGS } from './tags.ts';

// Earlier findings of Redocly and Spectral, checked where they are not installed: npm run lint-openapi -w api.

const document = openApi();
const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods));

/** Enums below `part` that contain a value twice. */
function repeated(part: unknown): unknown[] {
  if (typeof part !== 'object' || part === null) return [];
  const within = Object.values(part).flatMap(repeated);
  const words: unknown = (part as { enum?: unknown }).enum;
  return Array.isArray(words) && new Set(words).size < words.length ? [...within, words] : within;
}

test('the document says where it is served, by whom, and under which licence', () =>
  expect(document).toMatchObject({
    openapi: '3.1.0',
    info: { contact: { email: expect.stringContaining('@') }, license: { name: expect.any(String) } },
    servers: [{ url: '/' }],
  }));

test('each tag of a call is described, and each that is described has calls', () => {
  const used = new Set(operations.flatMap(({ tags }) => tags));
  expect([...used].sort()).toEqual(TAGS.map(({ name }) => name).sort());
  expect(() => tagOf('/api/unheardOf/list')).toThrow('No tag');
});

test('no two operations have one id', () =>
  expect(new Set(operations.map(({ operationId }) => operationId)).size).toBe(operations.length));

test('no enum has a value twice', () => expect(repeated(document)).toEqual([]));
