import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { migrations } from './migrations/index.ts';
import { hashMigrations, namesOfNew, readReleased, refuseChanged } from './releasedMigrations.ts';

const present = hashMigrations();

describe('released migrations', () => {
  test('never change', () => expect(refuseChanged(readReleased(), present)).toEqual([]));

  test('are all in released.json', () =>
    expect(
      namesOfNew(readReleased(), present).map(
        (name) => `${name} is not in released.json; when it is done: npm run release-migrations -w api`,
      ),
    ).toEqual([]));

  test('are reported if changed, renamed, removed or new', () => {
    const released = { '0001-one': 'a', '0002-two': 'b', '0003-three': 'c' };
    const changed = { '0001-one': 'a', '0002-two': 'B', '0003-other': 'c' };
    expect(refuseChanged(released, changed)).toEqual([
      '0002-two has been released and must not change; write a new migration',
      '0003-three has been released and must not change; write a new migration',
    ]);
    expect(namesOfNew(released, changed)).toEqual(['0003-other']);
  });
});

describe('each migration', () => {
  test('is run', () => expect(Object.keys(migrations)).toEqual(Object.keys(present)));

  // An import could change without the hash of the migration's file.
  test.each(Object.keys(present))('imports nothing but kysely (%s)', (name) => {
    const text = readFileSync(join(import.meta.dirname, 'migrations', `${name}.ts`), 'utf8');
    expect([...text.matchAll(/\bfrom '([^']+)'|\bimport\('([^']+)'/g)].map((match) => match[1])).toEqual(['kysely']);
  });
});
