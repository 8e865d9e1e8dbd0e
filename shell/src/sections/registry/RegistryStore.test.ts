import { aBuild, aSection } from '../testing/sampleSection.ts';
import { takeOverrides } from './overrides.ts';
import { RegistryStore } from './RegistryStore.ts';

const text = (...sections: ReturnType<typeof aSection>[]) => JSON.stringify({ version: 1, sections });
const answer = (body: string, status = 200) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(body, { status }));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => jest.restoreAllMocks());

test('the registry of the page is used, and owns its paths', () => {
  const store = new RegistryStore(text(aSection()));
  expect(store.owner('/space/board/view')?.name).toBe('mf-news-space');
  expect(store.owner('/newspaper')).toBeUndefined();
});

test.each(['', '{"version":1}', 'oops'])(
  'a page without a usable registry (%j) falls back on the last good copy',
  (broken) => {
    expect(new RegistryStore(broken).sections).toHaveLength(0);
    new RegistryStore(text(aSection()));
    expect(new RegistryStore(broken).sections).toHaveLength(1);
  },
);

test('asking again takes a new registry and keeps the old one when the answer is no registry', async () => {
  const store = new RegistryStore(text(aSection()));
  answer(text(aSection({ current: aBuild({ id: 'b3' }) })));
  await store.refresh();
  expect(store.entry('mf-news-space').current.id).toBe('b3');
  answer('{"version":7}');
  await store.refresh();
  answer('down', 503);
  await store.refresh();
  jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
  await store.refresh();
  expect(store.entry('mf-news-space').current.id).toBe('b3');
});

describe('a developer’s override', () => {
  const address = new URL('http://localhost:3000/news/notice?page=2&section.mf-news-space=http://localhost:5303');

  test('takes the place of the live build, leaves the address and stays for the tab', () => {
    const taken = takeOverrides(address, false);
    expect(taken.address.href).toBe('http://localhost:3000/news/notice?page=2');
    const store = new RegistryStore(text(aSection({ previous: aBuild({ id: 'b1' }) })), taken.overrides);
    expect(store.entry('mf-news-space')).toMatchObject({
      current: { base: 'http://localhost:5303/', entry: '' },
      previous: null,
    });
    expect(takeOverrides(new URL('http://localhost:3000/main'), false).overrides).toEqual(taken.overrides);
  });

  test('is ended by an empty value', () => {
    takeOverrides(address, false);
    expect(takeOverrides(new URL('http://localhost:3000/main?section.mf-news-space='), false).overrides).toEqual({});
  });

  test('means nothing in production', () => {
    sessionStorage.setItem('section-overrides', '{"mf-news-space":"http://evil.example/"}');
    expect(takeOverrides(address, true).overrides).toEqual({});
  });
});
