import { aBuild, aRegistry, aSection } from '../testing/sampleSection.ts';
import { takeOverrides } from './overrides.ts';
import { RegistryStore } from './RegistryStore.ts';

const registryText = (...sections: ReturnType<typeof aSection>[]) => JSON.stringify(aRegistry({ sections }));
const respond = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('the registry of the page is used, and finds the section of a path', () => {
  const store = new RegistryStore(registryText(aSection()));
  expect(store.sectionAt('/space/board/view')?.name).toBe('mf-news-space');
  expect(store.sectionAt('/newspaper')).toBeUndefined();
});

test.each(['', '{"version":2}', 'oops'])(
  'a page without a usable registry (%j) falls back on the last valid copy',
  (broken) => {
    expect(new RegistryStore(broken).sections).toHaveLength(0);
    new RegistryStore(registryText(aSection()));
    expect(new RegistryStore(broken).sections).toHaveLength(1);
  },
);

test('a refresh takes a new registry and keeps the old one when the response is not a registry', async () => {
  const store = new RegistryStore(registryText(aSection()));
  respond(registryText(aSection({ current: aBuild({ id: 'b3' }) })));
  await store.refresh();
  expect(store.entry('mf-news-space').current.id).toBe('b3');
  respond('{"version":7}');
  await store.refresh();
  respond('down', 503);
  await store.refresh();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await store.refresh();
  expect(store.entry('mf-news-space').current.id).toBe('b3');
});

describe('a developer’s override', () => {
  const url = new URL('http://localhost:3000/news/notice?page=2&section.mf-news-space=http://localhost:5303');

  test('replaces the live build, is removed from the URL and is kept for the tab', () => {
    const overridden = takeOverrides(url, false);
    expect(overridden.url.href).toBe('http://localhost:3000/news/notice?page=2');
    const store = new RegistryStore(registryText(aSection({ previous: aBuild({ id: 'b1' }) })), overridden.overrides);
    expect(store.entry('mf-news-space')).toMatchObject({
      current: { base: 'http://localhost:5303/', entry: '' },
      previous: null,
    });
    expect(takeOverrides(new URL('http://localhost:3000/main'), false).overrides).toEqual(overridden.overrides);
  });

  test('ends with an empty value', () => {
    takeOverrides(url, false);
    expect(takeOverrides(new URL('http://localhost:3000/main?section.mf-news-space='), false).overrides).toEqual({});
  });

  test('is ignored in production', () => {
    sessionStorage.setItem('section-overrides', '{"mf-news-space":"http://evil.example/"}');
    expect(takeOverrides(url, true).overrides).toEqual({});
  });
});
