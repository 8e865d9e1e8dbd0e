import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { cookieOf } from '@portal/platform/server/testing/cookieOf';
import { aSectionBuild, aSectionEntry, aShellBuild, versionsOf } from '@portal/platform/server/testing/sampleBuilds';
import type { RegistryEntry, ShellEntry } from '@portal/shared/section/registry';
import { Operator } from './testing/Operator.ts';
import { TestShell } from './testing/testShell.ts';

// One section moves to the next major version of React, or of @portal/shared, and the others stay.

const TODAY = versionsOf('19.3.1');
const NEXT = versionsOf('20.0.0');

const about = (id: string, builtAgainst: Record<string, string>) =>
  aSectionBuild(id, {
    name: 'mf-about',
    prefixes: ['/about'],
    pages: [{ path: '/about/ci', title: 'CI', guarded: false }],
    menus: [],
    builtAgainst,
  });
const news = (id: string) => aSectionBuild(id, { builtAgainst: TODAY });

let shell: TestShell;
let operator: Operator;
beforeAll(async () => {
  shell = await TestShell.create();
  operator = new Operator(shell.folder);
});
beforeEach(async () => {
  await shell.restart();
  const today = await shell.folder.buildShell('s1', { versions: TODAY });
  await shell.store({ name: 'shell', current: today, previous: null, canary: null });
  await shell.store(aSectionEntry(news('n1')));
  await shell.store(aSectionEntry(about('a1', TODAY)));
});
afterAll(() => shell.close());

const entry = async (name: string) =>
  JSON.parse(await readFile(join(shell.folder.registry, `${name}.json`), 'utf8')) as RegistryEntry;
const shellEntry = async () => (await entry('shell')) as ShellEntry;
const besideIds = async () => (await shellEntry()).beside?.map(({ id }) => id);
const next = async (id = 's2') => operator.shell(await shell.folder.buildShell(id, { versions: NEXT }));

async function given(...args: string[]): Promise<string> {
  const { code, output } = await operator.register(args);
  expect(code === 0 ? '' : output).toBe('');
  return output;
}
async function refused(...args: string[]): Promise<string> {
  const { code, output } = await operator.register(args);
  expect(code).toBe(1);
  return output;
}
/** The main file of the shell that the document of a page names. */
const shellOf = async (path: string) => /main\.(\w+)\.js/.exec((await shell.open(path)).body)?.[1];
const registry = async (path: string) =>
  (await shell.inject(`/registry.json?path=${path}`)).json<{
    shell: string;
    sections: { shell?: string; previous: { id: string } | null }[];
  }>();

describe('a section of another generation', () => {
  test('is rejected until a shell of its generation comes with it, and that shell until a section needs it', async () => {
    expect(await refused(await operator.build(about('a2', NEXT)))).toContain(
      'mf-about a2 is of the generation react20-jotai3-shared1, of which no shell is registered',
    );
    expect(await refused('--beside', await next())).toContain(
      'shell s2 of the generation react20-jotai3-shared1: no section of it comes with it or is registered',
    );
    expect(await refused('--beside', await operator.shell(aShellBuild('s3', { versions: TODAY })))).toContain(
      'shell s3 is of no other generation than the live one',
    );
    expect(await besideIds()).toBeUndefined();
  });

  test('comes with its shell: its documents run that one, and all others the same as before', async () => {
    const before = (await shell.open('/news/notice')).body;
    const output = await given('--beside', await next(), await operator.build(about('a2', NEXT)));
    expect(output).toContain('beside it s2 (react20-jotai3-shared1)');
    expect(await Promise.all(['/about/ci', '/news/notice', '/main', '/nowhere'].map(shellOf))).toEqual([
      's2',
      's1',
      's1',
      's1',
    ]);
    expect((await shell.open('/news/notice')).body).toBe(before);
    expect(await registry('/about/ci')).toMatchObject({ shell: 's1', sections: [{ shell: 's2', previous: null }] });
    expect(await registry('/news/notice')).toMatchObject({ shell: 's1', sections: [{}] });
    expect((await registry('/news/notice')).sections[0]).not.toHaveProperty('shell');
  });

  test('rolls back and forward alone: its shell stays while one of its builds is registered', async () => {
    await given('--beside', await next(), await operator.build(about('a2', NEXT)));
    const others = await entry('mf-news-space');
    await given('--rollback', 'mf-about');
    expect(await shellOf('/about/ci')).toBe('s1');
    expect(await besideIds()).toEqual(['s2']);
    await given('--rollback', 'mf-about');
    expect(await shellOf('/about/ci')).toBe('s2');
    await given('--rollback', 'mf-about');
    expect(await given(await operator.build(about('a3', TODAY)))).toContain(
      'shell s2 of the generation react20-jotai3-shared1 is not live any more',
    );
    expect(await besideIds()).toBeUndefined();
    expect(await entry('mf-news-space')).toEqual(others);
  });

  test('is tried as a canary: its visitors get its shell', async () => {
    await given('--canary', '0.5', '--beside', await next(), await operator.build(about('a2', NEXT)));
    const shellFor = async (cohort: number) =>
      /main\.(\w+)\.js/.exec((await shell.open('/about/ci', { cookie: cookieOf('mf-about', cohort) })).body)?.[1];
    expect(await Promise.all([100, 900].map(shellFor))).toEqual(['s2', 's1']);
  });

  test('is rendered by the code of its shell', async () => {
    const code = (id: string) =>
      `process.on('message', ({ id }) => process.send({ id, outcome: { kind: 'rendered', rendering: { html: 'by ${id}', head: '', title: null, description: null, answers: [], isComplete: true } } }))`;
    const integrity = 'sha384-x';
    for (const [id, versions] of [
      ['s1', TODAY],
      ['s2', NEXT],
    ] as const) {
      await writeFile(shell.folder.inDist(`server.${id}.cjs`), code(id));
      await writeFile(shell.folder.inDist(`rendered.${id}.template`), '<main>{{content}}</main>');
      const server = { file: `server.${id}.cjs`, integrity, template: `rendered.${id}.template` };
      const built = await shell.folder.buildShell(id, { versions, server });
      if (id === 's1') await shell.store({ name: 'shell', current: built, previous: null, canary: null });
      else {
        const section = { ...about('a2', NEXT), server: { file: 'server.cjs', integrity } };
        await given('--beside', await operator.shell(built), await operator.build(section));
      }
    }
    await shell.start({ givenOrigins: { 'mf-about': 'http://about.internal' } });
    expect((await shell.open('/about/ci')).body).toContain('by s2');
    expect((await shell.open('/main')).body).toContain('by s1');
  });
});

describe('the shell', () => {
  test('of another generation goes live, and the previous one stays for the sections that need it', async () => {
    await given('--beside', await next(), await operator.build(about('a2', NEXT)));
    await given(await next('s3'));
    expect(await shellEntry()).toMatchObject({ current: { id: 's3' }, previous: { id: 's1' }, beside: [{ id: 's1' }] });
    expect(await Promise.all(['/about/ci', '/news/notice', '/main'].map(shellOf))).toEqual(['s3', 's1', 's3']);
    await given('--rollback', 'shell');
    expect(await shellEntry()).toMatchObject({ current: { id: 's1' }, beside: [{ id: 's3' }] });
    expect(await Promise.all(['/about/ci', '/news/notice', '/main'].map(shellOf))).toEqual(['s3', 's1', 's1']);
  });

  test('of an additional generation is replaced in place', async () => {
    await given('--beside', await next(), await operator.build(about('a2', NEXT)));
    await given('--beside', await next('s3'));
    expect(await besideIds()).toEqual(['s3']);
    expect(await shellOf('/about/ci')).toBe('s3');
  });

  test('from before generations were declared can still be rolled back to', async () => {
    const before = await shell.folder.buildShell('s0');
    const current = await shell.folder.buildShell('s1', { versions: TODAY });
    await shell.store({ name: 'shell', current, previous: before, canary: null });
    await given('--rollback', 'shell');
    expect(await Promise.all(['/about/ci', '/main'].map(shellOf))).toEqual(['s0', 's0']);
    expect(await besideIds()).toBeUndefined();
  });

  test('all sections still move to another generation in one step, and each of them rolls back', async () => {
    const sections = [about('a2', NEXT), { ...news('n2'), builtAgainst: NEXT }];
    const records = await Promise.all(sections.map((section) => operator.build(section)));
    await given(await next(), ...records);
    expect(await Promise.all(['/about/ci', '/news/notice', '/main'].map(shellOf))).toEqual(['s2', 's2', 's2']);
    await given('--rollback', 'mf-about');
    expect(await Promise.all(['/about/ci', '/news/notice', '/main'].map(shellOf))).toEqual(['s1', 's2', 's2']);
  });

  test('of another generation whose files are missing on this machine is reported, and the live one replaces it', async () => {
    await given(
      '--beside',
      await operator.shell(aShellBuild('s9', { versions: NEXT })),
      await operator.build(about('a2', NEXT)),
    );
    expect(await Promise.all(['/about/ci', '/main'].map(shellOf))).toEqual(['s1', 's1']);
  });
});
