import { aBuild, aRegistry, aSection } from '../testing/sampleSection.ts';
import { takeOverrides } from './overrides.ts';
import { RegistryStore } from './RegistryStore.ts';

const about = aSection({
  name: 'mf-about',
  prefixes: ['/about'],
  pages: [{ path: '/about/ci', title: 'CI', guarded: false }],
});
const page = (changes = {}) => JSON.stringify(aRegistry(changes));

/** Mocks the server's answer from now on. */
function respond(body: unknown, status = 200) {
  const text = typeof body === 'string' ? body : JSON.stringify(body);
  return jest.spyOn(globalThis, 'fetch').mockImplementation(async () => new Response(text, { status }));
}
const offline = () => jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  document.head.innerHTML = '';
});
afterEach(() => jest.restoreAllMocks());

test('the section of the page is known from the start, without a request', async () => {
  const fetch = offline();
  const store = new RegistryStore(page());
  expect((await store.find('/space/board/view'))?.name).toBe('mf-news-space');
  expect(fetch).not.toHaveBeenCalled();
});

test('another section is requested by the visited path, and its files are fetched at once', async () => {
  const store = new RegistryStore(page());
  const fetch = respond(
    aRegistry({
      sections: [about],
      builds: { 'mf-news-space': 'b2', 'mf-about': 'b2' },
      preloads: [{ href: 'http://cdn.example/e.js', as: 'script', integrity: 'sha384-x', crossOrigin: 'anonymous' }],
    }),
  );
  expect((await store.find('/about/ci'))?.name).toBe('mf-about');
  expect(fetch).toHaveBeenCalledWith('/registry.json?path=%2Fabout%2Fci', expect.anything());
  const link = document.head.querySelector('link[rel=preload]');
  expect(link).toHaveAttribute('href', 'http://cdn.example/e.js');
  expect(link).toHaveAttribute('integrity', 'sha384-x');
  expect(link).toHaveAttribute('crossorigin', 'anonymous');
  expect(link).toHaveAttribute('as', 'script');
  await store.find('/about/history');
  expect(fetch).toHaveBeenCalledTimes(1);
  document.head.innerHTML = '';
  await store.refresh('/about/ci');
  expect(document.head.querySelector('link')).toBeNull();
  expect(store.sectionAt('/news/notice')?.name).toBe('mf-news-space');
});

test('files of a section load from this origin and from those that the page allows, and from no other', () => {
  const store = new RegistryStore(page({ origins: ['https://cdn.example'] }));
  const at = (base: string) => store.isAllowed(aSection({ current: aBuild({ base }) }));
  expect(at('/remotes/mf-about/')).toBe(true);
  expect(at('https://cdn.example/mf-about/')).toBe(true);
  expect(at('https://other.example/mf-about/')).toBe(false);
});

test('hovering and then following a link sends one request; a new attempt does not wait for a hanging one', async () => {
  const store = new RegistryStore(page());
  const answer = () => new Response(JSON.stringify(aRegistry({ sections: [about], builds: { 'mf-about': 'b2' } })));
  const fetch = jest.spyOn(globalThis, 'fetch').mockReturnValue(new Promise<Response>(() => undefined));
  void store.find('/about/ci');
  void store.find('/about/ci');
  expect(fetch).toHaveBeenCalledTimes(1);
  store.startOver();
  fetch.mockImplementation(async () => answer());
  expect((await store.find('/about/ci'))?.name).toBe('mf-about');
  expect(fetch).toHaveBeenCalledTimes(2);
});

test('a path without a section at the server has none', async () => {
  const store = new RegistryStore(page());
  respond(aRegistry({ sections: [], builds: { 'mf-news-space': 'b2' } }));
  await expect(store.find('/nowhere')).resolves.toBeUndefined();
});

describe('without an answer', () => {
  test.each([
    ['http', 'down', 503],
    ['not-a-manifest', 'oops', 200],
    ['not-a-manifest', aRegistry({ menus: [], sections: [] }), 200],
  ])('an unknown section is a failure of the shell: %s', async (cause, body, status) => {
    const store = new RegistryStore(page());
    respond(body, status);
    await expect(store.find('/about/ci')).rejects.toMatchObject({ section: 'shell', cause });
  });

  test('the last good copy of the section is used, even if it is of an earlier page', async () => {
    new RegistryStore(page({ sections: [about] }));
    const store = new RegistryStore(page());
    offline();
    expect((await store.find('/about/ci'))?.name).toBe('mf-about');
    expect(store.entry('mf-about').title).toBe(about.title);
  });

  test('known sections stay', async () => {
    const store = new RegistryStore(page());
    respond('{"version":7}');
    await expect(store.refresh()).resolves.toBe(false);
    respond('down', 503);
    await expect(store.refresh()).resolves.toBe(false);
    expect(store.entry('mf-news-space').current.id).toBe('b2');
  });
});

test.each(['', '{"version":2}', 'oops', page({ menus: [], sections: [] })])(
  'a page without a usable registry (%j) falls back on the last good copy; an empty one counts as none',
  async (broken) => {
    expect(new RegistryStore(broken).menus).toHaveLength(0);
    new RegistryStore(page());
    const store = new RegistryStore(broken);
    offline();
    expect(store.menus).toHaveLength(2);
    expect((await store.find('/news/notice'))?.name).toBe('mf-news-space');
  },
);

test('menus follow the registry, and their subscribers are notified', async () => {
  const store = new RegistryStore(page());
  const listener = jest.fn();
  store.subscribe(listener);
  respond(aRegistry({ menus: [{ id: 'news', title: '소식', order: 1, entries: [] }] }));
  await store.refresh();
  expect(listener).toHaveBeenCalledTimes(1);
  expect(store.menus.map(({ title }) => title)).toEqual(['소식']);
});

test('a section with a replaced build is requested again before it is used; a removed one is dropped', async () => {
  const store = new RegistryStore(page({ sections: [about] }));
  respond(aRegistry({ sections: [], builds: { 'mf-about': 'b3' } }));
  await store.refresh();
  expect(store.liveBuild('mf-about')).toBe('b3');
  respond(aRegistry({ sections: [{ ...about, current: aBuild({ id: 'b3' }) }], builds: { 'mf-about': 'b3' } }));
  expect((await store.find('/about/ci'))?.current.id).toBe('b3');
  respond(aRegistry({ sections: [], builds: {} }));
  await store.refresh();
  expect(store.sectionAt('/about/ci')).toBeUndefined();
});

test('an answer is old after 30 s', () => {
  jest.useFakeTimers();
  const store = new RegistryStore(page());
  expect(store.isOld).toBe(false);
  jest.advanceTimersByTime(30_001);
  expect(store.isOld).toBe(true);
  jest.useRealTimers();
});

describe('a developer’s override', () => {
  const url = new URL('http://localhost:3000/news/notice?page=2&section.mf-news-space=http://localhost:5303');
  const { current: own, previous: _, ...info } = aSection({ title: '소식 (개발)' });
  const manifest = {
    ...info,
    ...own,
    menus: [],
    integrity: { [own.entry]: 'sha384-own' },
    files: {},
    base: '/remotes/x/',
  };

  test('is described by its own server, removed from the URL and stored for the tab', async () => {
    const overridden = takeOverrides(url, false);
    expect(overridden.url.href).toBe('http://localhost:3000/news/notice?page=2');
    const store = new RegistryStore(page(), overridden.overrides);
    const fetch = respond(manifest);
    await expect(store.find('/news/notice')).resolves.toMatchObject({
      title: '소식 (개발)',
      current: { base: 'http://localhost:5303/', integrity: 'sha384-own', contractVersion: '1.0.0' },
      previous: null,
    });
    expect(String(fetch.mock.calls[0]?.[0])).toBe('http://localhost:5303/section.json');
    expect(store.entry('mf-news-space').title).toBe('소식 (개발)');
    expect(takeOverrides(new URL('http://localhost:3000/main'), false).overrides).toEqual(overridden.overrides);
  });

  test.each([
    ['http', '{"message":"down"}', 500],
    ['not-a-manifest', '<html>login</html>', 200],
    ['not-a-manifest', '{"code":1}', 200],
  ])('whose server fails is that section’s failure: %s', async (cause, body, status) => {
    const store = new RegistryStore(page(), { 'mf-news-space': 'http://localhost:5303/' });
    respond(body, status);
    await expect(store.find('/news/notice')).rejects.toMatchObject({ section: 'mf-news-space', cause });
  });

  test('may be of a section that is not registered', async () => {
    const store = new RegistryStore(page(), { 'mf-example': 'http://localhost:5303/' });
    jest
      .spyOn(globalThis, 'fetch')
      .mockImplementation(async (input) =>
        String(input).startsWith('http://localhost:5303/')
          ? Response.json({ ...manifest, name: 'mf-example', prefixes: ['/example'] })
          : Response.json(aRegistry({ sections: [], builds: {} })),
      );
    await expect(store.find('/example/first')).resolves.toMatchObject({ name: 'mf-example' });
    await expect(store.find('/nowhere')).resolves.toBeUndefined();
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
