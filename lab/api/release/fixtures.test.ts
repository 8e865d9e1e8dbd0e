import { checkMigrations } from '../../../api/src/database/migrationCheck/checkMigrations.ts';
import { migrations } from '../../../api/src/database/migrations/index.ts';
import { fixturesOf, VERSIONS } from './fixtures.ts';

test('the rehearsed migrations pass the check of migrations', async () => {
  const live = [migrations, ...VERSIONS.slice(1)].flatMap((version) => Object.keys(version).slice(-1));
  expect(await checkMigrations({ ...migrations, ...fixturesOf(VERSIONS.length) }, live)).toEqual([]);
});
