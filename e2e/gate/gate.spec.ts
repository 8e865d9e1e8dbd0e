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
import { builtIns } from './checks/builtIns.ts';
import { calls } from './checks/calls.ts';
import { contract } from './checks/contract.ts';
import { frame } from './checks/frame.ts';
import { growth } from './checks/growth.ts';
import { insets } from './checks/insets.ts';
import { nextVisitor } from './checks/nextVisitor.ts';
import { rendering } from './checks/rendering.ts';
import { rest } from './checks/rest.ts';
import { routes } from './checks/routes.ts';
import { bundledModules } from './checks/singleCopies.ts';
import { size } from './checks/size.ts';
import { storage } from './checks/storage.ts';
import { strayRules, styles } from './checks/styles.ts';
import { unmount } from './checks/unmount.ts';
import type { GateContext } from './GateContext.ts';
import { enterVisitors } from './visitors.ts';

// A build that breaks one promise is refused by the check of that promise.

test.describe.configure({ mode: 'serial' });

let services: Services;
let testShell: TestShell;
let context: GateContext;

test.beforeAll(async ({ browser }) => {
  services = await startServices();
  testShell = await TestShell.start(services, join(ROOT, 'mf-about'));
  const { record } = testShell.build;
  context = {
    browser,
    services,
    testShell,
    build: { ...record, pages: record.pages.slice(0, 1) },
    dist: join(testShell.folder, 'dist'),
    visitors: await enterVisitors(browser, testShell.url),
  };
});

test.afterAll(async () => {
  await testShell.close();
  await services.close();
});

const PAGE = '/about/greeting';

type Rights = Pick<GateContext['build']['pages'][number], 'guarded' | 'employeesOnly'>;

/** Context with a live copy of the build that runs some code before one page, which requires the given rights. */
async function withCode(id: string, code: string, rights: Partial<Rights> = {}): Promise<GateContext> {
  const { record, files } = testShell.build;
  const script = record.files[PAGE]?.scripts.at(-1) ?? '';
  const changed = new Map([...files, [script, `${code};${files.get(script) ?? ''}`]]);
  const pages = record.pages.map((page) => (page.path === PAGE ? { ...page, ...rights } : page));
  const broken = brokenBuild(testShell.build, id, { page: PAGE, replaced: changed, record: { pages } });
  testShell.register(broken, null);
  await expect.poll(async () => (await fetch(testShell.url + PAGE)).text()).toContain(broken.record.base);
  return { ...context, build: { ...broken.record, pages: pages.filter(({ path }) => path === PAGE) } };
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

test('a call that the API does not serve, and one with fields that it does not return', async () => {
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

test('an inset that is not exported, and one of a slot that is not there', async () => {
  const inset = { order: 10, minHeight: { phone: '9rem', wide: '9rem' } };
  const declared = [
    { ...inset, path: '/about/#none', slot: 'homeLower', title: '소개' },
    { ...inset, path: '/about/#nowhere', slot: 'elsewhere' },
  ];
  const broken = brokenBuild(testShell.build, 'insets', { page: PAGE, record: { insets: declared } });
  testShell.register(broken, null);
  await expect.poll(async () => (await fetch(testShell.url + PAGE)).text()).toContain(broken.record.base);
  const problems = await insets.run({ ...context, build: broken.record });
  expect(problems).toContain('/about/#none, guest: is not shown: not-a-module');
  expect(problems).toContain('/about/#none is not rendered by the server; its log says why');
  expect(problems).toContain('/about/#nowhere: there is no slot elsewhere');
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
  const code = `document.body.append(document.createElement('style'));document.body.lastChild.sheet.insertRule('header{color:red}')`;
  expect(await styles.run(await withCode('styles', code))).toEqual(['header']);
});

test('a sheet that the code gives to the document', async () => {
  const code = `const sheet=new CSSStyleSheet();sheet.replaceSync('footer{color:red}');document.adoptedStyleSheets=[sheet]`;
  expect(await styles.run(await withCode('adopted', code))).toEqual(['footer']);
});

const LEAVES = `document.addEventListener('click',()=>0);setInterval(()=>0,1000);(function on(){setTimeout(on,20)})();document.body.append(document.createElement('aside'))`;
const LEFT = [
  'left behind: a listener for click on document',
  'left behind: 1 intervals that still run',
  'left behind: 1 timeouts that still run',
  'left behind: <aside> in the body',
];

test('a leaked listener, interval, chain of timeouts and element', async () => {
  expect(await unmount.run(await withCode('leaves', LEAVES))).toEqual(
    ['guest', 'member', 'employee'].flatMap((visitor) => LEFT.map((problem) => `${visitor}: ${problem}`)),
  );
});

test('the same on a page for members, and on one for employees', async () => {
  expect(await unmount.run(await withCode('leaves-members', LEAVES, { guarded: true }))).toEqual(
    ['member', 'employee'].flatMap((visitor) => LEFT.map((problem) => `${visitor}: ${problem}`)),
  );
  expect(await unmount.run(await withCode('leaves-office', LEAVES, { guarded: true, employeesOnly: true }))).toEqual(
    LEFT.map((problem) => `employee: ${problem}`),
  );
});

test('an endless animation loop', async () => {
  const code = `(function on(){requestAnimationFrame(on)})()`;
  expect(await unmount.run(await withCode('draws', code))).toContain(
    'guest: left behind: 1 animation frames that still run',
  );
});

test('a page that never settles', async () => {
  const code = `const{port1,port2}=new MessageChannel();port1.onmessage=()=>port2.postMessage(0);port2.postMessage(0)`;
  expect(await rest.run(await withCode('restless', code))).toEqual(
    ['guest', 'member', 'employee'].map((visitor) => `${visitor}: ${PAGE}: the browser has not one free moment`),
  );
});

test('a member’s name that a module stores for the next visitor', async () => {
  const code = `let kept='';setInterval(()=>{kept=JSON.parse(localStorage.getItem('userData')??'{}').name??kept;const title=document.querySelector('main h1');if(title&&!title.textContent.includes(kept))title.append(kept)},10)`;
  expect((await nextVisitor.run(await withCode('keeps', code))).join()).toMatch(
    /^\/about\/greeting: says \S+ when the member has left$/,
  );
});

test('nodes, listeners and memory leaked by each visit', async () => {
  const code = `const kept=[];addEventListener('popstate',()=>{const left=document.createElement('i');left.onclick=()=>0;kept.push(left,new Array(5e4).fill(0.5))})`;
  const [grown = '', ...more] = await growth.run(await withCode('grows', code, { guarded: true }));
  expect([grown, ...more].join()).toMatch(/10 visits: \d+ nodes more.*listeners more.*MB more/);
});

test('a covered header, and a footer that is hidden or has another text', async () => {
  const hides = `const sheet=new CSSStyleSheet();sheet.replaceSync('footer{display:none!important}');document.adoptedStyleSheets=[sheet]`;
  const hidden = await frame.run(await withCode('hides', hides));
  expect(hidden).toContain(`guest: ${PAGE}: the footer is not drawn`);
  expect(hidden).toContain(`employee: ${PAGE}: the footer is not drawn`);
  const covers = `document.body.append(Object.assign(document.createElement('section'),{style:'position:fixed;inset:0;z-index:9999'}))`;
  expect(await frame.run(await withCode('covers', covers))).toContain(
    `guest: ${PAGE}: the header is covered by <section>`,
  );
  const writes = `document.querySelector('footer address').append('1588-0000')`;
  expect(await frame.run(await withCode('writes', writes))).toContain(
    `member: ${PAGE}: the footer says something else than before`,
  );
});

test('stored data of others that are deleted or changed', async () => {
  const cleared = await storage.run(await withCode('clears', 'localStorage.clear();sessionStorage.clear()'));
  expect(cleared).toContain(`guest: ${PAGE}: gate-of-another-section in localStorage is gone`);
  expect(cleared).toContain(`guest: ${PAGE}: gate-of-another-section in sessionStorage is gone`);
  expect(cleared).toContain(`member: ${PAGE}: authorization in localStorage is gone`);
  const cookie = `document.cookie='gate-of-another-section=mine;path=/'`;
  expect(await storage.run(await withCode('cookie', cookie, { guarded: true }))).toContain(
    `employee: ${PAGE}: the cookie gate-of-another-section is changed`,
  );
});

for (const [name, code] of [
  ['Date.now', 'Date.now=()=>0'],
  ['window.Date', 'window.Date=class extends Date{}'],
  ['Math.random', 'Math.random=()=>0.5'],
  ['window.setTimeout', 'window.setTimeout=setTimeout.bind(window)'],
  ['Array.prototype.last', 'Array.prototype.last=()=>0'],
  ['Array.prototype.at', 'const at=Array.prototype.at;Array.prototype.at=function(n){return at.call(this,n)}'],
  ['document.cookie', `Object.defineProperty(document,'cookie',{get:()=>''})`],
  ['window.mine', 'window.mine=1'],
] as const)
  test(`${name} that is replaced or added`, async () => {
    const id = `built-ins-${name.replaceAll('.', '-')}`;
    expect(await builtIns.run(await withCode(id, code, { guarded: true }))).toEqual(
      ['member', 'employee'].map((visitor) => `${visitor}: ${PAGE}: ${name} is not as it was`),
    );
  });

test('a browser error on a page for members', async () => {
  const code = `if(typeof document!=='undefined')console.error('of a member')`;
  expect(await rendering.run(await withCode('complains', code, { guarded: true }))).toEqual([`${PAGE}: of a member`]);
});

test('findings of axe', async () => {
  const code = `setInterval(()=>document.querySelector('main h1')?.append(new Image()),10)`;
  expect((await accessibility.run(await withCode('axe', code))).join()).toContain('image-alt');
});
