import type { ReadySection } from '../loading/SectionLoader.ts';
import { aBuild, aRegistry, aSection } from '../testing/sampleSection.ts';
import { RegistryStore } from './RegistryStore.ts';
import { Replacement } from './Replacement.ts';

const ready = (changes: Partial<ReadySection> = {}): ReadySection => ({
  phase: 'ready',
  build: aBuild({ integrity: 'sha384-x' }),
  live: 'b2',
  routes: [],
  ...changes,
});

/** A document in which the section runs, and a server whose answer has these changes, or that does not respond. */
async function setUp(running: ReadySection | null, changes: object | null, learned = true, page: object = {}) {
  const registry = new RegistryStore(JSON.stringify(aRegistry(page)));
  const fetch = jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (!changes) throw new TypeError('Failed to fetch');
    return Response.json(aRegistry({ builds: { 'mf-news-space': 'b2' }, ...changes }));
  });
  const opened: string[] = [];
  const replacement = new Replacement(
    registry,
    () => running,
    async (build) => void opened.push(build),
  );
  if (learned) await registry.refresh();
  fetch.mockClear();
  return { replacement, opened, fetch, registry };
}

const deployed = { builds: { 'mf-news-space': 'b3' } };
const elsewhere = { sections: [aSection({ current: aBuild({ base: 'https://cdn.example/news/' }) })] };

beforeEach(() => localStorage.clear());
afterEach(() => jest.restoreAllMocks());

test('nothing is requested and nothing happens while the builds are the live ones', async () => {
  const { replacement, opened, fetch } = await setUp(ready(), {});
  await replacement.leaveIfKnown('/news/notice');
  expect(opened).toEqual([]);
  expect(fetch).not.toHaveBeenCalled();
});

test.each([
  ['another build of the section that runs here', '/news/notice', ready(), deployed, ['mf-news-space@b3']],
  ['another shell', '/main', null, { shell: 's2' }, ['shell@s2']],
  ['an origin that the page does not allow', '/news/notice', null, elsewhere, ['mf-news-space@b2']],
])('with %s the next page opens in a new document', async (_, path, running, changes, expected) => {
  const { replacement, opened } = await setUp(running, changes);
  await replacement.leaveIfKnown(path);
  expect(opened).toEqual(expected);
});

test.each([
  ['the page is another section’s', '/main', ready(), deployed],
  ['the section does not run here yet', '/news/notice', null, deployed],
  [
    'the live build could not start, and the previous one runs',
    '/news/notice',
    ready({ build: aBuild({ id: 'b1' }) }),
    {},
  ],
  ['the build follows the developer’s edits', '/news/notice', ready({ build: aBuild() }), deployed],
])('the document stays if %s', async (_, path, running, changes) => {
  const { replacement, opened } = await setUp(running, changes);
  await replacement.leaveIfKnown(path);
  expect(opened).toEqual([]);
});

describe('a section of another generation', () => {
  const about = aSection({ name: 'mf-about', prefixes: ['/about'], shell: 's2' });
  const both = { sections: [aSection(), about], builds: { 'mf-news-space': 'b2', 'mf-about': 'b2' } };

  test.each([
    ['leads from a page of the portal’s own generation to another document', {}, '/about/ci', ['shell@s2']],
    ['stays in its document', { sections: [about] }, '/about/ci', []],
    ['leads back to the portal’s own pages', { sections: [about] }, '/main', ['shell@s1']],
    ['leads back to the other sections', { sections: [about] }, '/news/notice', ['shell@s1']],
    ['changes nothing between the others', {}, '/news/notice', []],
  ])('%s', async (_, page, path, expected) => {
    const { replacement, opened } = await setUp(null, both, true, page);
    await replacement.leaveIfKnown(path);
    expect(opened).toEqual(expected);
  });
});

test('the document stays if the server does not respond: a new one would not open either', async () => {
  const { replacement, opened, fetch } = await setUp(ready(), deployed);
  fetch.mockRejectedValue(new TypeError('Failed to fetch'));
  await replacement.leaveIfKnown('/news/notice');
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(opened).toEqual([]);
});

test('the visitor’s own attempt sends a request, however new the last answer is', async () => {
  const { replacement, opened } = await setUp(ready(), deployed, false);
  await replacement.leaveIfKnown('/news/notice');
  expect(opened).toEqual([]);
  replacement.askAtNextNavigation();
  await replacement.leaveIfKnown('/news/notice');
  expect(opened).toEqual(['mf-news-space@b3']);
});
