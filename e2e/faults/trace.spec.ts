import { expect, test } from '@playwright/test';
import { TraceReceiver } from '@portal/shared/tracing/testing/TraceReceiver';
import type { Portal } from '../../launcher/portal.ts';
import { TRACE_PORTS } from '../ports.ts';
import { startOwnPortal } from './ownPortal.ts';

test.describe.configure({ mode: 'serial' });

const receiver = new TraceReceiver();
let portal: Portal;
let close: () => Promise<void>;
test.beforeAll(async () => {
  const TRACES_URL = await receiver.listen();
  ({ portal, close } = await startOwnPortal({ environment: { ...TRACE_PORTS, TRACES_URL, TRACES_SHARE: '1' } }));
});
test.afterAll(async () => {
  await close();
  await receiver.close();
});

test('a press in the browser is one trace, over the shell and the API to the statement, with section, build and owner', async ({
  page,
}) => {
  const later = page.waitForResponse(/\/assets\/later\./);
  await page.goto(`${portal.url}/news/notice`);
  await (await later).finished();
  await page.getByRole('searchbox').first().fill('교육');
  const asked = page.waitForRequest((request) => request.url().includes('getListBoxNotice'));
  await page.keyboard.press('Enter');
  const { traceparent = '' } = (await asked).headers();
  const [, trace = 'none'] = traceparent.split('-');
  const stations = () => new Set(receiver.trace(trace).map(({ service, name }) => `${service} ${name.split(' ')[0]}`));
  const passed = ['portal-shell call', 'portal-api getListBoxNotice', 'portal-api handler', 'portal-api select'];
  await expect.poll(() => passed.filter((station) => !stations().has(station))).toEqual([]);
  // One call in about twenty reserves the next twenty of its network.
  expect(passed.concat('portal-api insert')).toEqual(expect.arrayContaining([...stations()]));
  const attributed = receiver.trace(trace).map(({ attributes }) => ({
    section: attributes['portal.section'],
    owner: attributes['portal.owner'],
    hasBuild: /^\w{12}$/.test(String(attributes['portal.build'])),
  }));
  for (const one of attributed) expect(one).toEqual({ section: 'mf-news-space', owner: '홍보협력국', hasBuild: true });
  expect(receiver.raw).not.toContain('교육');
});

test('a page rendered by the server is one trace with its API calls', async ({ page }) => {
  const trace = 'ab'.repeat(16);
  await page.setExtraHTTPHeaders({ traceparent: `00-${trace}-${'cd'.repeat(8)}-01` });
  await page.goto(`${portal.url}/news/faq?keyword=unheard`);
  const stations = () => receiver.trace(trace).map(({ service, name }) => `${service} ${name.split(' ')[0]}`);
  await expect
    .poll(stations)
    .toEqual(expect.arrayContaining(['portal-shell page', 'portal-shell render', 'portal-api handler']));
});
