import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { Builds } from './Builds.ts';
import { placeOf } from './placeOf.ts';

// Stacks as browsers write them, over a build that has one line of code from three files.

const SOURCE_MAP = {
  version: 3,
  names: ['yearsOf'],
  sources: [
    'webpack://mf-about-TheBuildsId0/../node_modules/react/index.js',
    'webpack://mf-about-TheBuildsId0/./src/history/HistoryPage.tsx',
    'webpack://mf-about-TheBuildsId0/../shared/src/ui/list/List.tsx',
  ],
  // From column 0: react. 100: line 12 of the page. 200: its line 30, which calls `yearsOf`. 300: line 7 of the list.
  mappings: 'AAAA,oGCWQ,oGAkBJA,oGCvBF',
};
const PORTAL = 'https://portal.example';
const SCRIPT = `${PORTAL}/remotes/mf-about/712.0123456789.js`;
const SHELL_SCRIPT = `${PORTAL}/assets/main.0123456789.js`;

let folder: string;
let builds: Builds;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'portal-builds-'));
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), JSON.stringify(content));
  };
  write('mf-about/section.json', { owner: { team: '기획총무국', contact: 'a@example.com' } });
  write('mf-about/builds/a1.json', []);
  write('mf-about/712.0123456789.js.map', SOURCE_MAP);
  write('shell/builds/s1.json', []);
  // Outside the apps' folders.
  write('section.json', { owner: { team: 'stolen' } });
  write('builds/secret.json', []);
  builds = new Builds(join(folder, '*'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const at = (stack: string, section = 'mf-about', build = 'a1') => placeOf({ section, build, stack }, builds);
const PAGE = 'mf-about/src/history/HistoryPage.tsx';

test.each([
  ['Chromium', `TypeError: x\n    at t (${SCRIPT}:1:101)\n    at Object.r [as run] (${SCRIPT}:1:201)`],
  ['Firefox and Safari', `t@${SCRIPT}:1:101\nr/<@${SCRIPT}:1:201`],
  ['a promise', `Error: x\n    at async ${SCRIPT}:1:101\n    at async r (${SCRIPT}:1:201)`],
])('a stack of %s leads to section, build, owner, file, line and function', async (_browser, stack) => {
  expect(await at(stack)).toEqual({
    section: 'mf-about',
    build: 'a1',
    owner: '기획총무국',
    source: { file: PAGE, line: 12, column: 9, function: 'yearsOf' },
  });
});

test('an error in a package has the position of our calling code; shared code in a build belongs to the build', async () => {
  const { source } = await at(`Error\n    at a (${SCRIPT}:1:1)\n    at List (${SCRIPT}:1:305)`);
  expect(source).toEqual({ file: 'shared/src/ui/list/List.tsx', line: 7, column: 3, function: 'List' });
});

test('the shell’s code belongs to the section that called it, or else to the shell', async () => {
  const ofSection = `Error\n    at a (${SHELL_SCRIPT}:1:1)\n    at b (${SCRIPT}:1:101)`;
  expect(await at(ofSection, 'shell', 's1')).toMatchObject({ section: 'mf-about', source: { file: PAGE } });
  expect(await at(`Error\n    at a (${SHELL_SCRIPT}:1:1)`, 'shell', 's1')).toEqual({
    section: 'shell',
    build: 's1',
    owner: 'portal',
    source: null,
  });
});

test('a section that failed to load is named by the browser, although the stack is the shell’s', async () => {
  expect(await at(`Error\n    at a (${SHELL_SCRIPT}:1:1)`)).toMatchObject({ section: 'mf-about', build: 'a1' });
});

test('code from another origin belongs to the section that the browser names', async () => {
  const stack = `Error\n    at a (https://cdn.example/about/712.0123456789.js:1:101)`;
  expect(await at(stack)).toMatchObject({ section: 'mf-about', source: { file: PAGE, line: 12 } });
});

test('no reported name leads out of the folder of the builds or counts as a build', async () => {
  const nothing = { build: null, owner: null, source: null };
  for (const section of ['..', '../x', 'secret', 'mf-none', '.'])
    expect(await at(`Error\n    at a (${PORTAL}/x.js:1:1)`, section, 'secret')).toMatchObject(nothing);
  expect(await at('', 'mf-about', '../section')).toMatchObject({ build: null, owner: '기획총무국', source: null });
  const away = `Error\n    at a (${PORTAL}/remotes/mf-about/../../secret.js:1:1)`;
  expect(await at(away)).toMatchObject({ section: 'mf-about', source: null });
});
