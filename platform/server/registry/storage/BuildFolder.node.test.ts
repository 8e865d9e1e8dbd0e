import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import * as v from 'valibot';
import { BuildFolder, RETAINED_MS } from './BuildFolder.ts';

let registry: string;
beforeEach(async () => {
  registry = await mkdtemp(join(tmpdir(), 'registry-'));
});
afterEach(() => rm(registry, { recursive: true }));

test('the file of a build expires a fortnight after the build was last registered', async () => {
  const folder = new BuildFolder(registry, 'facts', v.string());
  const [one, two] = ['a1', 'a2'].map((id) => ({ name: 'mf-a', id }));
  if (!one || !two) throw new Error('two builds are needed');
  await folder.write(one, 'one');
  await folder.write(two, 'two');
  const start = new Date('2030-01-01T00:00:00Z');
  const later = (ms: number) => new Date(start.getTime() + ms);
  await folder.expire([one, two], start);
  await folder.expire([two], later(RETAINED_MS - 1));
  expect(await folder.read(one)).toBe('one');
  expect((await folder.list('mf-a')).get('a1')).toEqual(later(RETAINED_MS));
  await folder.expire([two], later(RETAINED_MS));
  expect([await folder.read(one), await folder.read(two)]).toEqual([null, 'two']);
});
