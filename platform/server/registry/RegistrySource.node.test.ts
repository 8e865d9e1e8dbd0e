import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { aSectionBuild, aSectionEntry, aShellBuild } from '../testing/sampleBuilds.ts';
import { ShellFolder } from '../testing/shellFolder.ts';
import { RegistrySource } from './RegistrySource.ts';
import { MAX_START_WAIT_MS, MAX_WAIT_MS } from './RegistryWatcher.ts';

/** All but `setTimeout`, which this server waits with; requests wait with the others. */
const TIME_OF_REQUESTS = [
  ...(['Date', 'performance', 'hrtime', 'nextTick', 'queueMicrotask'] as const),
  ...(['setImmediate', 'clearImmediate', 'setInterval', 'clearInterval'] as const),
];

let folder: ShellFolder;
let problems: string[];
const servers: Server[] = [];

beforeAll(async () => {
  folder = await ShellFolder.create();
});
beforeEach(async () => {
  await folder.clear();
  problems = [];
});
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});
afterAll(() => folder.remove());

const open = (registry = folder.registry, sections: readonly string[] = []) =>
  RegistrySource.open({ ...folder.places, registry, sections, report: (problem) => problems.push(problem) });

const idsOf = async (source: RegistrySource) =>
  Object.fromEntries((await source.read()).sections.map(({ name, current }) => [name, current.id]));

const about = (id: string) =>
  aSectionEntry(aSectionBuild(id, { name: 'mf-about', prefixes: ['/about'], pages: [], menus: [] }));
const news = (id: string) => aSectionEntry(aSectionBuild(id));

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  server.unref();
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/registry.json`;
}

describe('a folder', () => {
  test('is live as soon as it changes, and two shells that share it agree', async () => {
    await folder.store(news('one'));
    const [here, there] = [await open(), await open()];
    await folder.store(news('two'));
    expect([await idsOf(here), await idsOf(there)]).toEqual([{ 'mf-news-space': 'two' }, { 'mf-news-space': 'two' }]);
  });

  test('with one broken file still serves the others; the broken one stays in its last valid copy', async () => {
    await folder.store(news('one'));
    await folder.store(about('one'));
    const source = await open();
    await writeFile(join(folder.registry, 'mf-about.json'), '{"name":"mf-about"');
    await folder.store(news('two'));
    expect(await idsOf(source)).toEqual({ 'mf-about': 'one', 'mf-news-space': 'two' });
    expect(problems).toEqual([expect.stringContaining('mf-about cannot be used, its last valid copy stays')]);
  });

  test('that is empty counts as missing: the last valid copy stays', async () => {
    await folder.store(news('one'));
    const source = await open();
    await rm(folder.registry, { recursive: true });
    expect(await idsOf(source)).toEqual({ 'mf-news-space': 'one' });
    expect(problems).toEqual([expect.stringContaining('is empty, the last valid copy stays')]);
  });

  test('that has lost one file has lost one section', async () => {
    await folder.store(news('one'));
    await folder.store(about('one'));
    const source = await open();
    await rm(join(folder.registry, 'mf-about.json'));
    expect(await idsOf(source)).toEqual({ 'mf-news-space': 'one' });
  });

  test.each([
    ['is missing', () => rm(folder.registry, { recursive: true })],
    ['is corrupt', () => writeFile(join(folder.registry, 'mf-news-space.json'), 'oops')],
  ])('that %s at a restart is replaced by the copy on disk', async (_how, breakIt) => {
    await folder.store(news('one'));
    await open();
    await breakIt();
    expect(await idsOf(await open())).toEqual({ 'mf-news-space': 'one' });
  });

  test('does not use the copy of another place', async () => {
    await folder.store(news('one'));
    await open();
    expect(await idsOf(await open(join(folder.path, 'elsewhere.d')))).toEqual({});
  });

  test('is used even if its copy cannot be stored', async () => {
    await folder.store(news('one'));
    await writeFile(join(folder.path, 'data'), 'a file where the folder should be');
    const source = await open();
    expect(await idsOf(source)).toEqual({ 'mf-news-space': 'one' });
    expect(problems).toEqual([expect.stringContaining('no copy of the registry can be kept')]);
  });

  test('in which two sections claim one path has the first of them by name, and reports it', async () => {
    await folder.store(news('one'));
    await folder.store(aSectionEntry(aSectionBuild('x', { name: 'mf-own', prefixes: ['/news/notice'] })));
    await folder.store(aSectionEntry(aSectionBuild('x', { name: 'mf-thief', prefixes: ['/main'] })));
    expect(await idsOf(await open())).toEqual({ 'mf-news-space': 'one' });
    expect(problems).toEqual([
      'mf-own: its prefix /news/notice overlaps with /news of mf-news-space; the section is left out',
      'mf-thief: its prefix /main overlaps with /main of the shell; the section is left out',
    ]);
  });
});

test('a section whose entry was never readable is live as built here; one that is not registered is not', async () => {
  for (const build of [
    about('built').current,
    aSectionBuild('built', { name: 'mf-sign', prefixes: ['/sign'], pages: [], menus: [] }),
  ]) {
    await mkdir(join(folder.path, build.name, 'dist'), { recursive: true });
    await writeFile(join(folder.path, build.name, 'dist/section.json'), JSON.stringify(build));
  }
  await folder.store(news('one'));
  await writeFile(join(folder.registry, 'mf-about.json'), '{"name":');
  const source = await open(folder.registry, ['mf-about', 'mf-sign']);
  expect(await idsOf(source)).toEqual({ 'mf-about': 'built', 'mf-news-space': 'one' });
});

describe('an address', () => {
  afterEach(() => jest.useRealTimers());

  /** Opens it and advances the time by the longest wait of a start. */
  async function openAfterWait(address: string, asked: Promise<void>, sections: readonly string[] = []) {
    jest.useFakeTimers({ doNotFake: TIME_OF_REQUESTS });
    const opening = open(address, sections);
    await asked;
    await jest.advanceTimersByTimeAsync(MAX_START_WAIT_MS);
    return opening;
  }

  const documentOf = (...entries: unknown[]) => JSON.stringify({ version: 2, entries });

  test('is requested again with the ETag of its last response', async () => {
    const tags: (string | undefined)[] = [];
    const address = await listen((request, response) => {
      const tag = request.headers['if-none-match'];
      tags.push(tag);
      if (tag === '"1"') return response.writeHead(304).end();
      return response.setHeader('ETag', '"1"').end(documentOf(news('one'), { name: 'mf-about' }));
    });
    const source = await open(address);
    expect(await idsOf(source)).toEqual({ 'mf-news-space': 'one' });
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000);
    expect(await idsOf(source)).toEqual({ 'mf-news-space': 'one' });
    jest.restoreAllMocks();
    expect(tags).toEqual([undefined, '"1"']);
    expect(problems).toEqual([expect.stringContaining('mf-about cannot be used, it is left out')]);
  });

  test.each<[string, RequestListener]>([
    ['hangs before its answer', () => undefined],
    ['hangs within its answer', (_request, response) => void response.writeHead(200).write('{"version":2,')],
    ['answers an error', (_request, response) => void response.writeHead(500).end()],
    ['answers something else', (_request, response) => void response.end('<html>')],
    ['answers an empty registry', (_request, response) => void response.end(documentOf())],
  ])('that %s at a restart is replaced by the copy on disk within seconds', async (_how, fault) => {
    let answer: RequestListener = (_request, response) => void response.end(documentOf(news('one')));
    const address = await listen((request, response) => answer(request, response));
    await open(address);
    let isAsked = () => undefined as void;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    answer = (request, response) => {
      isAsked();
      fault(request, response);
    };
    const source = await openAfterWait(address, asked);
    expect(await idsOf(source)).toEqual({ 'mf-news-space': 'one' });
  });

  test('that hangs at the very first start leaves the builds of the repository', async () => {
    await mkdir(join(folder.path, 'mf-news-space/dist'), { recursive: true });
    await writeFile(join(folder.path, 'mf-news-space/dist/section.json'), JSON.stringify(aSectionBuild('built')));
    let isAsked = () => undefined as void;
    const asked = new Promise<void>((resolve) => (isAsked = resolve));
    const source = await openAfterWait(await listen(() => isAsked()), asked, ['mf-news-space']);
    expect(await idsOf(source)).toEqual({ 'mf-news-space': 'built' });
  });

  test('that hangs later delays only the first visitor, for a moment', async () => {
    let hangs = false;
    const address = await listen((_request, response) => {
      if (!hangs) response.end(documentOf(news('one')));
    });
    const source = await open(address);
    hangs = true;
    jest.spyOn(Date, 'now').mockReturnValue(Date.now() + 6000);
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const waits = () => timers.mock.calls.filter(([, milliseconds]) => milliseconds === MAX_WAIT_MS).length;
    await Promise.all(Array.from({ length: 50 }, () => source.read()));
    expect(waits()).toBe(1);
    await source.read();
    expect(waits()).toBe(1);
    jest.restoreAllMocks();
  });
});

describe('the shell', () => {
  test('is its newest local build until one is registered', async () => {
    const source = await open();
    expect((await source.read()).shell.current.id).toBe('s1');
    await folder.buildShell('s2');
    expect((await source.read()).shell.current.id).toBe('s2');
    await folder.store({ name: 'shell', current: aShellBuild('s1'), previous: null, canary: null });
    expect((await source.read()).shell.current.id).toBe('s1');
  });

  test('that is registered but missing on this machine is replaced by the previous build', async () => {
    await folder.buildShell('s1');
    await folder.store({ name: 'shell', current: aShellBuild('s9'), previous: aShellBuild('s1'), canary: null });
    const source = await open();
    expect((await source.read()).shell.current.id).toBe('s1');
    await folder.buildShell('s9');
    expect((await source.read()).shell.current.id).toBe('s9');
  });
});

test('the copy on disk is either complete or missing', async () => {
  await folder.store(news('one'));
  await open();
  const copy = JSON.parse(await readFile(join(folder.path, 'data/registry.last-good.json'), 'utf8')) as unknown;
  expect(copy).toMatchObject({ place: folder.registry, entries: [{ name: 'mf-news-space' }] });
});
