import { createQueryClient } from '@portal/shared/client';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { RegistryStore } from '../sections/registry/RegistryStore.ts';
import { Sections } from '../sections/registry/Sections.ts';
import { aRegistry } from '../sections/testing/sampleSection.ts';
import { reportVitals } from './reportVitals.ts';
import { VITALS_PATH, type Measured } from './vitalsReport.ts';

jest.mock('../sections/loading/hostContract.ts', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));

type ReportedMetric = { name: string; value: number; entries: { startTime: number; value?: number }[] };
const mockListeners = new Map<string, (metric: ReportedMetric) => void>();
// jsdom measures nothing.
jest.mock('web-vitals', () =>
  Object.fromEntries(
    ['LCP', 'INP', 'CLS', 'FCP', 'TTFB'].map((name) => [
      `on${name}`,
      (told: (metric: ReportedMetric) => void) => mockListeners.set(name, told),
    ]),
  ),
);

let sent: { url: string; blob: Blob }[];
let heard: Measured[];
let now: number;
const metric = (name: string, value: number, entries: ReportedMetric['entries'] = []) =>
  mockListeners.get(name)?.({ name, value, entries });

/** jsdom's lacks `text()`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

function hide(state: DocumentVisibilityState = 'hidden') {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
}

/** A document that begins at an address, and whose router is at a path when the vitals are read. */
function open(address: string, path = address) {
  Object.assign(performance, { getEntriesByType: () => [{ name: `https://portal.example${address}` }] });
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });
  const sections = new Sections(
    new RegistryStore(JSON.stringify(aRegistry())),
    async () => undefined,
    async () => undefined,
  );
  reportVitals({ sections, router, queryClient: createQueryClient() }, (measured) => heard.push(...measured));
  return router;
}

beforeEach(() => {
  sent = [];
  heard = [];
  now = 300;
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  Object.assign(navigator, { sendBeacon: (url: string, blob: Blob) => sent.push({ url, blob }) });
  Object.assign(globalThis, { matchMedia: () => ({ matches: true }) });
});
afterEach(() => jest.restoreAllMocks());

test('each vital is of the page on which it came, and no address is told', async () => {
  const router = open('/news/notice?keyword=name', '/news/notice');
  now = 5000;
  await router.navigate('/space/board/unknown/12345');
  now = 9000;
  await router.navigate('/main?token=1');
  metric('LCP', 812);
  metric('TTFB', 40);
  metric('INP', 96, [{ startTime: 9500 }]);
  metric('CLS', 0.12, [
    { startTime: 400, value: 0.01 },
    { startTime: 5400, value: 0.11 },
  ]);
  hide();
  const notice = { section: 'mf-news-space', build: 'b2', page: '/news/notice' };
  const measured = [
    { vital: 'LCP', value: 812, ...notice },
    { vital: 'TTFB', value: 40, ...notice },
    { vital: 'INP', value: 96, section: 'shell', build: 's1', page: '/main' },
    { vital: 'CLS', value: 0.12, section: 'mf-news-space', build: 'b2', page: '' },
  ];
  expect(sent.map(({ url }) => url)).toEqual([VITALS_PATH]);
  expect(JSON.parse(await textOf(sent[0]?.blob ?? new Blob()))).toEqual({ device: 'desktop', measured });
  expect(heard).toEqual(measured);
});

test('a document reports once, and only if it has something to report', () => {
  open('/main');
  hide();
  hide('visible');
  expect(sent).toEqual([]);
  metric('TTFB', 40);
  hide();
  hide('visible');
  metric('CLS', 0.2);
  hide();
  expect(sent).toHaveLength(1);
});
