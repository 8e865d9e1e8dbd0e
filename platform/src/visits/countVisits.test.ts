import { createQueryClient } from '@portal/shared/client';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { SectionError } from '../sections/failures/SectionError.ts';
import { reports, sendReport, sendUnknown } from '../sections/failures/sendReport.ts';
import { RegistryStore } from '../sections/registry/RegistryStore.ts';
import { Sections } from '../sections/registry/Sections.ts';
import { aRegistry } from '../sections/testing/sampleSection.ts';
import { countVisits } from './countVisits.ts';
import { VISITS_PATH, type VisitReport } from './visitReport.ts';

jest.mock('../sections/loading/hostContract.ts', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));

const PAIRS = { shell: 's2 s1', 'mf-news-space': 'b2 b1' };
type Entries = (list: { getEntries(): object[] }) => void;

let sent: Blob[];
let heardCalls: Entries;
let hearVitals: ReturnType<typeof countVisits>;
const reported = async () => {
  const reportsSent = await Promise.all(sent.map(async (blob) => JSON.parse(await textOf(blob)) as VisitReport));
  return reportsSent.map(({ section, build, events }) => [section, build, ...events]);
};
/** jsdom's lacks `text()`. */
const textOf = (blob: Blob) =>
  new Promise<string>((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.readAsText(blob);
  });

/** A document at a path, in which build `b2` of the section runs once one of its pages is open. */
function open(path: string) {
  const router = createMemoryRouter([{ path: '*', element: null }], { initialEntries: [path] });
  const sections = new Sections(
    new RegistryStore(JSON.stringify(aRegistry())),
    async () => undefined,
    async () => undefined,
  );
  jest.spyOn(sections, 'buildOf').mockReturnValue('b2');
  hearVitals = countVisits({ sections, router, queryClient: createQueryClient() }, PAIRS);
  return router;
}

beforeEach(() => {
  localStorage.clear();
  sent = [];
  Object.assign(reports, { sent: [], hear: () => undefined });
  const sendBeacon = (url: string, blob: Blob) => url !== VISITS_PATH || sent.push(blob);
  Object.assign(navigator, { sendBeacon });
  Object.assign(globalThis, {
    PerformanceObserver: class {
      constructor(heard: Entries) {
        heardCalls = heard;
      }
      observe() {}
    },
  });
  Object.assign(performance, { getEntriesByName: () => [], getEntriesByType: () => [] });
  for (const level of ['error', 'warn'] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const crash = () => sendReport(new SectionError('mf-news-space', 'crashed', 'b2', 'x is undefined'), '');

test('the shell is opened with the document, a section when one of its pages is', async () => {
  const router = open('/main');
  expect(await reported()).toEqual([['shell', 's1', 'opened']]);
  await router.navigate('/news/notice');
  await router.navigate('/space/board');
  expect(await reported()).toEqual([
    ['shell', 's1', 'opened'],
    ['mf-news-space', 'b2', 'opened'],
  ]);
});

test('reports sent before and later both count', async () => {
  sendReport(new SectionError('mf-news-space', 'http', 'b0', 'gone'), '');
  open('/news/notice');
  crash();
  expect((await reported()).slice(1)).toEqual([
    ['mf-news-space', 'b2', 'opened'],
    ['mf-news-space', 'b0', 'opened', 'failed'],
    ['mf-news-space', 'b2', 'failed'],
  ]);
});

test('an offline browser, a page changed by an extension and a tolerated unknown value count for nobody', async () => {
  open('/main');
  sendReport(new SectionError('mf-news-space', 'offline', 'b2', 'no line'), '');
  sendReport(new SectionError('shell', 'redrawn', 's1', 'Minified React error #418'), '');
  const unknown = {
    cause: 'unknown-answer',
    section: 'mf-news-space',
    build: 'b2',
    call: '/api/x',
    field: 'a',
  } as const;
  sendUnknown({ ...unknown, effect: 'kept' });
  expect(await reported()).toHaveLength(1);
  sendUnknown({ ...unknown, effect: 'refused' });
  expect((await reported()).slice(1)).toEqual([['mf-news-space', 'b2', 'opened', 'refused']]);
});

test('a call that the API has refused or failed counts for the build whose page is open', async () => {
  open('/news/notice');
  const entry = (name: string, responseStatus?: number, initiatorType = 'fetch') => ({
    name: `https://portal.example${name}`,
    initiatorType,
    responseStatus,
  });
  const hear = (...entries: object[]) => heardCalls({ getEntries: () => entries });
  hear(entry('/api/news', 200), entry('/api/news', 404), entry('/api/news', 401), entry('/api/news'));
  hear(entry('/remotes/mf-about/page.js', 503), entry('/api/picture', 503, 'img'));
  expect(await reported()).toHaveLength(2);
  hear(entry('/api/news', 400));
  hear(entry('/api/news', 503, 'xmlhttprequest'));
  expect((await reported()).slice(2)).toEqual([['mf-news-space', 'b2', 'refused']]);
});

describe('measurements of a document', () => {
  const page = { section: 'mf-news-space', build: 'b2', page: '/news/notice' };
  const measured = [{ vital: 'LCP' as const, value: 900, ...page }];
  const reportedVitals = async () => {
    const reports = await Promise.all(sent.map(async (blob) => JSON.parse(await textOf(blob)) as VisitReport));
    return reports.flatMap(({ section, events, vitals }) => (vitals ? [[section, events, vitals]] : []));
  };
  const came = (...files: string[]) =>
    Object.assign(performance, {
      getEntriesByType: () => files.map((file) => ({ name: location.origin + file, transferSize: 9 })),
    });

  test('are reported once, for the section with a canary and for the shell', async () => {
    open('/news/notice');
    came('/assets/main.js', '/remotes/mf-news-space/entry.js');
    hearVitals(measured);
    hearVitals(measured);
    expect(await reportedVitals()).toEqual([
      ['shell', [], { LCP: 900 }],
      ['mf-news-space', [], { LCP: 900 }],
    ]);
  });

  test('are not reported for a build with cached files', async () => {
    open('/news/notice');
    came('/assets/main.js');
    hearVitals(measured);
    expect(await reportedVitals()).toEqual([['shell', [], { LCP: 900 }]]);
  });
});
