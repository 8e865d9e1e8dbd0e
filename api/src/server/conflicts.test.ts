import { sql } from 'kysely';
import { CODES } from '@portal/shared/contract';
import type { Queries } from '../database/types/tables.ts';
import { describeWithDatabase, type TestServer } from '../testing/index.ts';

const post = { title: '제목', content: '내용' };

describeWithDatabase('work that others are in the way of', (open, kind) => {
  let server: TestServer;
  const lines: string[] = [];
  /** Work of the next calls after their write; each one runs once. */
  let hindrances: ((db: Queries) => Promise<unknown>)[] = [];
  beforeAll(async () => {
    server = await open({
      log: (line) => void lines.push(line),
      handlers: {
        postIntBoard: async (_input, { db, now: at }) => {
          await db.insertInto('audit_log').values({ at, member_no: null, action: 'test conflict' }).execute();
          await hindrances.shift()?.(db);
          return 7;
        },
      },
    });
  });
  beforeEach(async () => {
    lines.length = 0;
    await server.db.deleteFrom('audit_log').execute();
  });
  const meeting = (code: string) => () => Promise.reject(Object.assign(new Error('of the driver'), { code }));
  const written = () => server.db.selectFrom('audit_log').selectAll().where('action', '=', 'test conflict').execute();
  const counted = async (state: string) => {
    const { body } = await server.client().request({ method: 'GET', url: '/metrics' });
    return Number(new RegExp(`portal_transaction_conflicts_total{state="${state}"} (\\d+)`).exec(body)?.[1] ?? 0);
  };

  test.each(['40P01', '40001'])('runs again after %s, which is logged and counted', async (state) => {
    const { client } = await server.member();
    hindrances = [meeting(state), meeting(state)];
    expect(await client.call('postIntBoard', post)).toMatchObject({ status: 200, code: 1, entity: 7 });
    expect(await written()).toHaveLength(1);
    expect(lines.filter((line) => line.includes(`"level":40`) && line.includes(`"sqlState":"${state}"`))).toHaveLength(
      2,
    );
    expect(await counted(state)).toBe(2);
  });

  const refused = { status: 503, code: CODES.NOT_READY.code, headers: { 'retry-after': '5' } };

  test.each(['40P01', '40001', '55P03'])(
    'is refused for some seconds after repeated %s, and its key stays free',
    async (state) => {
      const { client } = await server.member();
      hindrances = Array.from({ length: 4 }, () => meeting(state));
      const call = () => client.call('postIntBoard', post, { idempotencyKey: state });
      expect(await call()).toMatchObject(refused);
      expect(await written()).toEqual([]);
      hindrances = [];
      expect(await call()).toMatchObject({ status: 200, code: 1, entity: 7 });
      expect(await written()).toHaveLength(1);
    },
  );

  // The embedded database has one connection, so nobody else can hold a lock.
  if (kind === 'postgresql')
    test('waits twice for a lock within the time of a statement, and is then refused', async () => {
      const { client, memberNo } = await server.member();
      const lock = (db: Queries) => sql`select from member where member_no = ${memberNo} for no key update`.execute(db);
      hindrances = [
        async (db) => {
          const { rows } = await sql<{ name: string; setting: string }>`
            select name, setting from pg_settings where name in ('lock_timeout', 'statement_timeout') order by name`.execute(
            db,
          );
          const [lockMs, statementMs] = rows.map(({ setting }) => Number(setting));
          expect(lockMs).toBeGreaterThan(0);
          expect(2 * (lockMs ?? 0)).toBeLessThan(statementMs ?? 0);
          await sql`set local lock_timeout = 20`.execute(db);
          await lock(db);
        },
      ];
      await server.db.transaction().execute(async (db) => {
        await lock(db);
        expect(await client.call('postIntBoard', post)).toMatchObject(refused);
      });
      expect(await written()).toEqual([]);
    });
});
