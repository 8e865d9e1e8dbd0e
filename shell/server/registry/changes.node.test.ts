import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import {
  emptyRegistry,
  isHeldBack,
  readSectionManifest,
  withBuild,
  withCanary,
  withRollback,
  type SectionManifest,
} from './changes.ts';

const facts = (id: string): SectionManifest => ({
  name: 'mf-sign',
  title: '회원',
  owner: { team: '회원팀', contact: 'member@hanbit-food.example' },
  prefixes: ['/sign'],
  pages: [],
  menus: [],
  build: {
    id,
    base: '/remotes/mf-sign/',
    manifest: 'm.json',
    entry: 'e.js',
    integrity: '',
    contractVersion: '1.0.0',
    builtAgainst: {},
    files: {},
  },
});

const ids = (registry: ReturnType<typeof withBuild>) =>
  registry.sections.map(({ current, previous }) => [current.id, previous?.id ?? null]);

test('a new build becomes current and what was current stays as previous', () => {
  const one = withBuild(emptyRegistry, facts('one'));
  expect(ids(one)).toEqual([['one', null]]);
  expect(ids(withBuild(one, facts('two')))).toEqual([['two', 'one']]);
});

test('registering a build twice does not lose the one before it', () => {
  const two = withBuild(withBuild(emptyRegistry, facts('one')), facts('two'));
  expect(ids(withBuild(two, facts('two')))).toEqual([['two', 'one']]);
});

test('rolling back swaps the two, and needs something to go back to', () => {
  const one = withBuild(emptyRegistry, facts('one'));
  expect(() => withRollback(one, 'mf-sign')).toThrow('no previous build');
  expect(() => withRollback(one, 'mf-other')).toThrow('not in the registry');
  expect(ids(withRollback(withBuild(one, facts('two')), 'mf-sign'))).toEqual([['one', 'two']]);
});

test('a canary stands beside the live build until its share is 0 or it goes live itself', () => {
  const one = withBuild(emptyRegistry, facts('one'));
  const canary = withCanary(one, facts('two'), 0.1);
  expect(canary.sections[0]?.canary).toMatchObject({ build: { id: 'two' }, share: 0.1 });
  expect(withCanary(canary, facts('two'), 0).sections[0]?.canary).toBeNull();
  expect(withBuild(canary, facts('three')).sections[0]?.canary).toMatchObject({ build: { id: 'two' } });
  expect(withBuild(canary, facts('two')).sections[0]).toMatchObject({
    current: { id: 'two' },
    previous: { id: 'one' },
    canary: null,
  });
});

test('a build that was taken back or is a canary stands back; a new or live one does not', () => {
  const one = withBuild(emptyRegistry, facts('one'));
  const two = withBuild(one, facts('two'));
  expect([
    isHeldBack(emptyRegistry, facts('one')),
    isHeldBack(one, facts('one')),
    isHeldBack(one, facts('two')),
  ]).toEqual([false, false, false]);
  expect(isHeldBack(withRollback(two, 'mf-sign'), facts('two'))).toBe(true);
  expect(isHeldBack(withCanary(one, facts('two'), 0.1), facts('two'))).toBe(true);
});

test('facts are read from the server of a section, which must have them', async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === '/section.json' ? 200 : 404;
    response.end(JSON.stringify(facts('one')));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  try {
    await expect(readSectionManifest(`${address}/section.json`)).resolves.toEqual(facts('one'));
    await expect(readSectionManifest(`${address}/other.json`)).rejects.toThrow('answered 404');
  } finally {
    server.close();
  }
});
