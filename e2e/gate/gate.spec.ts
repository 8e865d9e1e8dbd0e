import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import type { CallDescriptions } from '@portal/shared/contract/comparison/describeCall';
import { ROOT } from '../../launcher/root.ts';
import { brokenBuild } from '../faults/harness/brokenBuild.ts';
import { startServices, type Services } from '../faults/harness/Services.ts';
import { TestShell } from '../faults/harness/TestShell.ts';
import { accessibility } from './checks/accessibility.ts';
import { calls } from './checks/calls.ts';
import { contract } from './checks/contract.ts';
import { routes } from './checks/routes.ts';
import { bundledModules } from './checks/singleCopies.ts';
import { size } from './checks/size.ts';
import { strayRules, styles } from './checks/styles.ts';
import { unmount } from './checks/unmount.ts';
import type { GateContext } from './GateContext.ts';

// A build that breaks one promise is refused by the check of that promise.

test.describe.configure({ mode: 'serial' });

let services: Services;
let testShell: TestShell;
let context: GateContext;

test.beforeAll(async ({ browser }) => {
  services = await startServices();
  testShell = await TestShell.start(services, join(ROOT, 'mf-about'));
  const { record } = testShell.build;
  const member = { cookies: [], origins: [] };
  context = {
    browser,
    testShell,
    build: { ...record, pages: record.pages.slice(0, 1) },
    dist: join(testShell.folder, 'dist'),
    member,
  };
});

test.afterAll(async () => {
  await testShell.close();
  await services.close();
});

const PAGE = '/about/greeting';

/** The check's context with a copy of the build live in which code runs before one page. */
function withCode(id: string, code: string): GateContext {
  const { record, files } = testShell.build;
  const script = record.files[PAGE]?.scripts.at(-1) ?? '';
  const changed = new Map([...files, [script, `${code};${files.get(script) ?? ''}`]]);
  const broken = brokenBuild(testShell.build, id, { page: PAGE, replaced: changed });
  testShell.register(broken, null);
  return { ...context, build: { ...broken.record, pages: context.build.pages } };
}

test('a name that the shell does not export', async () => {
  const build = { ...context.build, imports: { '@portal/shared/client': ['useNothing'] } };
  expect(await contract.run({ ...context, build })).toEqual([
    'the shell does not export useNothing of @portal/shared/client',
  ]);
});

test('a contract that the shell does not have', async () => {
  const build = { ...context.build, contractVersion: '99.0.0', builtAgainst: { react: '18.3.1' } };
  expect(await contract.run({ ...context, build })).toHaveLength(2);
});

test('a call that the API does not serve, and one of which it does not answer all that is read', async () => {
  const { record } = testShell.build;
  const dist = mkdtempSync(join(tmpdir(), 'portal-gate-'));
  const made = JSON.parse(readFileSync(join(context.dist, 'calls.json'), 'utf8')) as { calls: CallDescriptions };
  const { getListBoxNotice: notices } = made.calls;
  if (!notices) throw new Error('mf-about reads no notices');
  const entity = { is: 'object', fields: { ...notices.entity.fields, weather: { is: 'text' } } };
  const changed = { getNothing: { ...notices, path: '/api/nothing' }, getListBoxNotice: { ...notices, entity } };
  writeFileSync(join(dist, 'calls.json'), JSON.stringify({ build: record.id, calls: changed }));
  expect(await calls.run({ ...context, build: record, dist })).toEqual([
    'getNothing: is not served: GET /api/nothing',
    'getListBoxNotice: answer "weather" is needed and not answered',
  ]);
  rmSync(dist, { recursive: true });
  expect(await calls.run({ ...context, build: record })).toEqual([]);
});

test('a page without a route, a route without a page, and one outside the prefixes', async () => {
  const [first] = context.build.pages;
  if (!first) throw new Error('mf-about declares no page');
  const pages = [first, { path: '/about/nowhere', title: '없는 화면', guarded: false }];
  const problems = await routes.run({ ...context, build: { ...context.build, prefixes: ['/about'], pages } });
  expect(problems).toContain('no route for the declared page /about/nowhere');
  expect(problems).toContain('the route /about/ci is not declared as a page');
  expect(problems).toContain('the route /hygn/agency is outside /about');
});

test('a page that is too large', async () => {
  const heavy = Object.keys(context.build.integrity).filter((file) => file.endsWith('.js'));
  const files = { ...context.build.files, [PAGE]: { scripts: [...heavy, ...heavy], styles: [] } };
  expect(await size.run({ ...context, build: { ...context.build, files } })).toHaveLength(2);
});

test('a shared module that is bundled', () => {
  const sources = [
    'webpack://mf-x/../node_modules/react-router/dist/index.js',
    'webpack://mf-x/../shared/src/session/index.ts',
  ];
  expect(bundledModules(sources)).toEqual(['@portal/shared/session', 'react-router']);
  expect(bundledModules(['webpack://mf-x/../node_modules/react-intersection-observer/index.mjs'])).toEqual([]);
});

test('rules that match more than the section', () => {
  const rule = (text: string, kit = false) => ({ kind: 'selector' as const, text, kit });
  const stray = ['h1', '.mf-x-a, footer', ':not(.mf-x-a)', 'body:has(.mf-x-a)', ':is(.mf-x-a, div)', ':root'];
  expect(
    strayRules(
      'mf-x',
      stray.map((text) => rule(text)),
    ),
  ).toEqual(['h1', 'footer', ...stray.slice(2)]);
  expect(strayRules('mf-x', [rule('.mf-x-a > h1:hover'), rule('a', true), rule('[data-open] .mf-x-a')])).toEqual([]);
});

test('a rule that the code adds while it runs', async () => {
  const code = `document.body.append(Object.assign(document.createElement('style'),{nonce:document.querySelector('script[nonce]').nonce,textContent:'header{color:red}'}))`;
  expect(await styles.run(withCode('styles', code))).toEqual(['header']);
});

test('a listener, an interval and an element that stay', async () => {
  const code = `document.addEventListener('click',()=>0);setInterval(()=>0,1000);document.body.append(document.createElement('aside'))`;
  expect(await unmount.run(withCode('leaves', code))).toEqual([
    'left behind: a listener for click on document',
    'left behind: 1 intervals that still run',
    'left behind: <aside> in the body',
  ]);
});

test('what axe finds', async () => {
  const code = `setInterval(()=>document.querySelector('main h1')?.append(new Image()),10)`;
  expect((await accessibility.run(withCode('axe', code))).join()).toContain('image-alt');
});
