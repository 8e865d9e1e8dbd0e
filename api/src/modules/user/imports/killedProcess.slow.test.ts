import { spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { sql } from 'kysely';
import { migrate } from '../../../database/migrate.ts';
import { openPostgres } from '../../../database/postgres.ts';
import type { Database } from '../../../database/types/database.ts';
import { postgresMissing, TEST_NOW } from '../../../testing/index.ts';
import { startCluster, type Cluster } from '../../../testing/postgresCluster.ts';
import type { MemberImportOrder } from './testing/memberImportProcess.ts';
import { undoBatch } from './undo.ts';

const KILLS = 10;
const ROWS = 30;
/** Few rows per transaction, for transactions enough to be killed in and between. */
const ROWS_AT_ONCE = 4;
const PROGRAM = join(import.meta.dirname, 'testing/memberImportProcess.ts');

const HASH = 'ab'.repeat(32);
const MEMBERS = [
  '회원번호,아이디,이름,휴대폰번호,생년월일,비밀번호,비밀번호방식',
  ...Array.from(
    { length: ROWS },
    (_, number) => `${number},m${number},홍길동,010${20_000_000 + number},19700302,${HASH},sha256`,
  ),
].join('\n');

/** Numbers from 1 to a maximum by a fixed seed (linear congruence of Numerical Recipes). */
function seededMoments(count: number, maximum: number): number[] {
  const moments: number[] = [];
  for (let state = 2026; moments.length < count;) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    moments.push(1 + (state % maximum));
  }
  return moments;
}

const describeOnOwnServer = postgresMissing() === null ? describe : describe.skip;

describeOnOwnServer('the process of an import of members', () => {
  let cluster: Cluster;
  let database: Database;
  const folder = mkdtempSync(join(tmpdir(), 'killed-process-'));
  const file = join(folder, 'members.csv');
  const key = randomBytes(32).toString('base64');
  beforeAll(async () => {
    writeFileSync(file, MEMBERS);
    cluster = await startCluster();
    database = await openPostgres(cluster.url, 2);
    await migrate(database);
  });
  afterAll(async () => {
    await database.close();
    await cluster.stop();
    rmSync(folder, { recursive: true });
  });

  /** Imports in a process of its own; one that waits at a statement is killed there. Returns its lines and its end. */
  async function run(stopsAt: number | null) {
    const order: MemberImportOrder = {
      ...{ databaseUrl: cluster.url, file, key, stopsAt },
      now: TEST_NOW.toISOString(),
      rowsAtOnce: ROWS_AT_ONCE,
    };
    const child = spawn(process.execPath, [PROGRAM, JSON.stringify(order)], { stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(child, 'close') as Promise<[number | null, NodeJS.Signals | null]>;
    const lines: string[] = [];
    for await (const line of createInterface({ input: child.stdout })) {
      lines.push(line);
      if (line === 'waiting') child.kill('SIGKILL');
    }
    const [code, signal] = await ended;
    return { lines, code, signal };
  }

  const readRows = async () =>
    (
      await sql`
        select old_number, user_id, name, user_phone, user_birth, status, joined_at, last_login_at,
          encode(row_hash, 'hex') as hash,
          (select count(*)::int from old_password where old_password.member_no = member.member_no) as passwords
        from imported_member join member using (member_no) order by old_number::int`.execute(database.queries)
    ).rows;
  const countMembers = async () =>
    (await sql<{ count: number }>`select count(*)::int as count from member`.execute(database.queries)).rows[0]?.count;

  /** Undoes the only batch that has not been, which is finished. */
  async function undoOnly(): Promise<void> {
    const batches = await database.queries
      .selectFrom('import_batch')
      .selectAll()
      .where('undone_at', 'is', null)
      .execute();
    expect(batches).toMatchObject([{ finished_at: TEST_NOW }]);
    const [{ batch_no: batchNo } = { batch_no: 0 }] = batches;
    const undone = await database.queries
      .transaction()
      .execute((db) =>
        undoBatch({ batchNo, reason: 'test' }, { db, now: TEST_NOW, ip: 'operator:test', caller: null }),
      );
    expect(undone).toEqual({ outcome: 'done', rows: ROWS });
    expect(await readRows()).toEqual([]);
  }

  test('killed at any of ten statements and run again, it ends with the rows of an undisturbed one', async () => {
    const before = await countMembers();
    const whole = await run(null);
    expect(whole).toMatchObject({ code: 0, signal: null });
    const statements = Number.parseInt(whole.lines.at(-1) ?? '', 10);
    const expected = await readRows();
    expect(expected).toHaveLength(ROWS);
    expect(expected).toContainEqual(expect.objectContaining({ old_number: '29', passwords: 1 }));
    await undoOnly();
    const stored = new Set<number>();
    for (const moment of seededMoments(KILLS, statements)) {
      expect(await run(moment)).toEqual({ lines: ['waiting'], code: null, signal: 'SIGKILL' });
      const rows = await readRows();
      expect(rows).toEqual(expected.slice(0, rows.length));
      expect(rows.length === ROWS || rows.length % ROWS_AT_ONCE === 0).toBe(true);
      stored.add(rows.length);
      expect(await run(null)).toMatchObject({ code: 0, signal: null });
      expect(await readRows()).toEqual(expected);
      await undoOnly();
      expect(await countMembers()).toBe(before);
    }
    // The kills hit different parts of the file.
    expect(stored.size).toBeGreaterThan(KILLS / 3);
  });
});
