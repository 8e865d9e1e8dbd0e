import { expect, test } from '@playwright/test';
import type { ApiState } from './harness/fakeApi.ts';
import {
  brokenServerCode,
  leavingServerCode,
  rememberingServerCode,
  type RenderingFault,
} from './harness/renderingCode.ts';
import { RenderingTestShell } from './harness/RenderingTestShell.ts';

// For any fault during rendering, the visitor gets the document that the browser renders before the render is aborted,
// and other sections keep working. `measure/brokenRenders.ts` measures the wait.

const PAGE = '/about/history';
/** A process in an endless loop is ended after 4 s, and the next one begins a second later. */
const RENDERED_TIMEOUT_MS = 30_000;
/** Time in which a started render is aborted. */
const GIVEN_UP_MS = 8000;

let testShell: RenderingTestShell;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  testShell = await RenderingTestShell.start();
  testShell.register('mf-news-space');
  testShell.register('mf-about');
});
test.afterAll(() => testShell.close());

/** The first document with the rendered page. */
async function untilRendered(path: string): Promise<string> {
  let text = '';
  const isRendered = async () => {
    const document = await testShell.open(path);
    text = document.text;
    return document.isRendered;
  };
  await expect.poll(isRendered, { message: path, timeout: RENDERED_TIMEOUT_MS }).toBe(true);
  return text;
}

/** Expects the document without a rendered page. */
async function expectBrowsersPage(path: string): Promise<void> {
  const document = await testShell.open(path);
  expect(document).toMatchObject({ status: 200, isRendered: false });
  expect(document.text).toContain('/assets/main.');
}

/** The same while the render is still running, which is aborted later. No render begins while its build is paused. */
async function expectBrowsersPageFirst(path: string): Promise<void> {
  await expect(async () => {
    const begun = testShell.log.length;
    const givenUp = () => testShell.log.slice(begun).filter((line) => line.includes(`${path} is left to browsers`));
    await expectBrowsersPage(path);
    expect(givenUp()).toEqual([]);
    await expect.poll(() => givenUp().length, { timeout: GIVEN_UP_MS }).toBeGreaterThan(0);
  }).toPass({ timeout: 3 * RENDERED_TIMEOUT_MS });
}

test('a section on another origin is rendered with the available code', async () => {
  await untilRendered(PAGE);
  const { text } = await testShell.open(PAGE);
  expect(text).toMatch(/<link rel="preload" as="script" href="http:\/\/127\.0\.0\.1:\d+\/rendered\d+\//);
  expect(text).toMatch(/<style [^>]*data-href="styles\.\w+\.css">/);
});

for (const stylesheets of ['missing', 'hang'] as const) {
  test(`stylesheets that this server cannot load (${stylesheets}) are linked as soon as possible`, async () => {
    testShell.register('mf-about', { stylesheets });
    // The first one waits for the missing file, later ones know of it.
    const text = await untilRendered(PAGE);
    expect(text).toMatch(/<link rel="stylesheet" href="http:\/\/127\.0\.0\.1:\d+\/rendered\d+\/styles\./);
    testShell.register('mf-about');
  });
}

const FAULTS: readonly RenderingFault[] = [
  'throws at import',
  'throws in render',
  'never resolves',
  'endless loop',
  'eats memory',
  'eats memory outside the heap',
  'replaces a built-in',
  'keeps something for all',
  'ends the process',
  'unhandled rejection',
];
const ENDLESS: readonly string[] = ['never resolves', 'endless loop'];
const BROKEN = [
  ...FAULTS.map((fault) => ({ fault, change: { code: brokenServerCode(PAGE, fault) } })),
  { fault: 'file missing', change: { served: null } },
  { fault: 'wrong bytes', change: { served: 'module.exports.default = { routes: [] };' } },
];

for (const [index, { fault, change }] of BROKEN.entries()) {
  test(`${fault}: browsers render the page, the server renders other sections and the next build`, async () => {
    testShell.register('mf-about', change);
    await (ENDLESS.includes(fault) ? expectBrowsersPageFirst : expectBrowsersPage)(PAGE);
    // Nothing is cached for these words, so the other section's process has to render now.
    await untilRendered(`/news/notice?keyword=${index}`);
    await expectBrowsersPage(PAGE);
    testShell.register('mf-about');
    await untilRendered(PAGE);
  });
}

test('state that a module has from one visitor’s page is gone for the next', async () => {
  testShell.register('mf-news-space', { code: rememberingServerCode('/news/notice') });
  for (const keyword of ['alice', 'bob']) {
    const text = await untilRendered(`/news/notice?keyword=${keyword}`);
    expect(text).toContain('<p>before: nobody</p>');
  }
  testShell.register('mf-news-space');
});

test('a process with leftover timers of pages is replaced', async () => {
  testShell.register('mf-news-space', { code: leavingServerCode('/news/notice') });
  const processes = new Set<string | undefined>();
  for (const keyword of ['one', 'two'])
    processes.add(/process \d+/.exec(await untilRendered(`/news/notice?keyword=${keyword}`))?.[0]);
  expect(processes.size).toBe(2);
  testShell.register('mf-news-space');
});

for (const fault of ['throws in render', 'never resolves', 'endless loop'] as const) {
  test(`${fault} in an inset: the page around it is rendered with other sections’ insets, without a delay`, async () => {
    testShell.register('mf-news-space');
    testShell.register('mf-manager', { code: brokenServerCode('/manager/#closingSoon', fault) });
    const isServed = (text: string, inset: string) => new RegExp(`data-inset="${inset}"[^>]*><(?!/)`).test(text);
    await expect
      .poll(async () => isServed(await untilRendered('/main'), '/news/#latestNews'), { timeout: RENDERED_TIMEOUT_MS })
      .toBe(true);
    expect(isServed((await testShell.open('/main')).text, '/manager/#closingSoon')).toBe(false);
    testShell.register('mf-manager');
    await expect
      .poll(async () => isServed(await untilRendered('/main'), '/manager/#closingSoon'), {
        timeout: RENDERED_TIMEOUT_MS,
      })
      .toBe(true);
  });
}

const STATES: readonly ApiState[] = ['hangs', 'answers 500', 'answers HTML', 'down'];

for (const state of STATES) {
  test(`the API ${state}: browsers render pages that need it, the server all others`, async () => {
    testShell.register('mf-about');
    testShell.register('mf-news-space');
    await testShell.api.become(state);
    await expectBrowsersPage('/news/notice');
    await untilRendered(PAGE);
    await testShell.api.become('well');
    testShell.register('mf-news-space');
    await untilRendered('/news/notice');
  });
}

test('the API is slow: the page is there for the next', async () => {
  testShell.register('mf-news-space');
  await testShell.api.become('250 ms slow');
  expect((await testShell.open('/news/notice')).status).toBe(200);
  await untilRendered('/news/notice');
});
