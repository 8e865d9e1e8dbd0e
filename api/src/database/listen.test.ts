import { sql } from 'kysely';
import { openTestDatabase, postgresMissing } from '../testing/index.ts';
import type { Database } from './types/database.ts';

// The embedded database: `embedded/embedded.slow.test.ts`.
const describeOnPostgres = postgresMissing() === null ? describe : describe.skip;

describeOnPostgres('who listens to PostgreSQL', () => {
  let database: Database;
  beforeAll(async () => {
    database = await openTestDatabase('postgresql');
  });
  afterAll(() => database.close());

  const notify = () => sql`select pg_notify('probe', '')`.execute(database.queries);
  const listening = async () => {
    const { rows } = await sql<{ pid: number }>`
      select pid from pg_stat_activity
      where query = 'listen "probe"' and datname = current_database()`.execute(database.queries);
    return rows.map(({ pid }) => pid);
  };

  test('receives notifications, also after the connection has broken, and none after the end', async () => {
    let times = 0;
    let next: () => void = () => undefined;
    const heard = () => new Promise<void>((resolve) => (next = resolve));
    const after = async (act: () => unknown) => {
      const news = heard();
      await act();
      await news;
      return times;
    };
    let stop: () => Promise<void> = () => Promise.resolve();
    const begin = () => {
      stop = database.listen('probe', () => {
        times += 1;
        next();
      });
    };
    // Listening begins with a call: an earlier notification may have been missed.
    expect(await after(begin)).toBe(1);
    expect(await after(notify)).toBe(2);
    const [pid] = await listening();
    expect(await after(() => sql`select pg_terminate_backend(${pid}::integer)`.execute(database.queries))).toBe(3);
    expect(await after(notify)).toBe(4);
    await stop();
    await notify();
    expect([await listening(), times]).toEqual([[], 4]);
  });
});
