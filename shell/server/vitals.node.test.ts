import { aSectionBuild, aSectionEntry } from '@portal/platform/server/testing/sampleBuilds';
import { VITALS_PATH, type Measured } from '@portal/platform/vitals/vitalsReport';
import { TestShell } from './testing/testShell.ts';

let shell: TestShell;
beforeAll(async () => {
  shell = await TestShell.create();
});
beforeEach(() => shell.restart());
afterAll(() => shell.close());

const lcp: Measured = { vital: 'LCP', value: 1500, section: 'mf-news-space', build: 'one', page: '/news/notice' };
const report = async (payload: object | string, headers = {}) =>
  (
    await shell.inject({
      method: 'POST',
      url: VITALS_PATH,
      headers: { 'content-type': 'application/json', ...headers },
      payload,
    })
  ).statusCode;
const vitals = (...measured: Measured[]) => report({ device: 'phone', measured });
/** Printed metrics of vitals, without help and empty buckets. */
const printed = async (begin = 'portal_') =>
  (await shell.register.metrics())
    .split('\n')
    .filter((line) => /^portal_(web_vital|layout_shift|page_vitals)/.test(line) && line.startsWith(begin));

test('are counted by section, build and device, and by page whether they were good', async () => {
  expect(await vitals(lcp, { ...lcp, vital: 'CLS', value: 0.3, page: '' })).toBe(204);
  await vitals({ ...lcp, value: 2600 });
  const labels = 'section="mf-news-space",build="one",device="phone"';
  expect(await printed()).toEqual(
    expect.arrayContaining([
      `portal_web_vital_seconds_bucket{le="1.8",${labels},vital="LCP"} 1`,
      `portal_web_vital_seconds_bucket{le="4",${labels},vital="LCP"} 2`,
      `portal_web_vital_seconds_sum{${labels},vital="LCP"} 4.1`,
      `portal_layout_shift_count{${labels}} 1`,
      'portal_page_vitals_total{section="mf-news-space",page="/news/notice",vital="LCP",rating="good"} 1',
      'portal_page_vitals_total{section="mf-news-space",page="/news/notice",vital="LCP",rating="fair"} 1',
      'portal_page_vitals_total{section="mf-news-space",page="other",vital="CLS",rating="poor"} 1',
    ]),
  );
});

test('create no series for sections and builds that are not registered', async () => {
  expect(await vitals({ ...lcp, section: 'mf-none' })).toBe(204);
  expect(await vitals({ ...lcp, build: 'unheard' })).toBe(204);
  expect(await printed()).toEqual([]);
  await vitals({ ...lcp, page: '/news/notice/31?name=kim' });
  expect((await printed('portal_page')).join()).toContain('page="other"');
});

test('are dropped for a build that is no longer registered, but not for the previous one', async () => {
  await vitals(lcp, { ...lcp, vital: 'CLS', value: 0 });
  const one = aSectionBuild('one');
  const two = aSectionBuild('two', { pages: [{ path: '/news/letters', title: '소식지', guarded: false }] });
  await shell.store(aSectionEntry(two, { previous: one }));
  expect(await printed('portal_web_vital_seconds_count')).toHaveLength(1);
  await shell.store(aSectionEntry(two));
  expect(await printed()).toEqual([]);
  await vitals({ ...lcp, build: 'two' });
  expect(await printed('portal_web_vital_seconds_count')).toEqual([
    'portal_web_vital_seconds_count{section="mf-news-space",build="two",device="phone",vital="LCP"} 1',
  ]);
});

test.each([
  ['no vital', { ...lcp, vital: 'FID' }],
  ['no figure', { ...lcp, value: '1500' }],
  ['one below zero', { ...lcp, value: -1 }],
  ['one that would spoil the sum', { ...lcp, value: 1e300 }],
])('that are %s are rejected', async (_what, measured) => {
  expect(await report({ device: 'phone', measured: [measured] })).toBe(400);
});

test('are accepted once each, of a known device, in a short report', async () => {
  expect(await report({ device: 'phone', measured: [lcp, lcp] })).toBe(400);
  expect(await report({ device: 'watch', measured: [lcp] })).toBe(400);
  expect(await report('[')).toBe(400);
  expect(await report({ device: 'phone', measured: [{ ...lcp, page: 'x'.repeat(3000) }] })).toBe(413);
  expect(await printed()).toEqual([]);
});

test('are limited per minute for one network, and others are not affected', async () => {
  const from = (address: string) =>
    report({ device: 'phone', measured: [lcp] }, { 'x-forwarded-for': `203.0.113.9, ${address}` });
  for (let sent = 0; sent < 120; sent += 1) expect(await from('2001:db8::1')).toBe(204);
  expect(await from('2001:db8::2')).toBe(429);
  expect(await from('2001:db8:1::1')).toBe(204);
  expect(await from('198.51.100.7')).toBe(204);
});
