import { sql } from 'kysely';
import { inTransaction } from '../../database/transaction.ts';
import { describeOnBothDatabases, type TestServer } from '../../testing/index.ts';
import { recordAct } from './recordAct.ts';
import { verifyChain, type ChainState } from './verifyChain.ts';

const now = new Date('2026-11-20T02:00:00Z');

describeOnBothDatabases("the office's audit log", (open) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  const rows = async () => {
    const state = await verifyChain(server.db);
    return state.broken ? null : state.rows;
  };
  const record = (objectNo: number) =>
    inTransaction(server.db, (db) =>
      recordAct(
        { db, now, ip: '192.0.2.7', caller: null },
        { act: 'record transfer', object: 'refund', objectNo, reason: '시험' },
      ),
    );
  /**
   * Returns the result of the check after the owner of the database has disabled the trigger and changed rows. The
   * change is rolled back.
   */
  const stateAfter = async (tamper: ReturnType<typeof sql>) => {
    let state: ChainState | null = null;
    const undo = new Error('rolled back');
    await server.database
      .withoutTimeout((owner) =>
        inTransaction(owner, async (db) => {
          await sql`alter table office_audit disable trigger user`.execute(db);
          await tamper.execute(db);
          state = await verifyChain(db);
          throw undo;
        }),
      )
      .catch((error: unknown) => {
        if (error !== undo) throw error;
      });
    return state;
  };

  test('is one chain, however many act at once', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, index) => record(index)));
    expect(await verifyChain(server.db)).toMatchObject({ rows: 12, broken: null });
  });

  test('is hashed with 256 bits', async () => {
    const hashes = await server.db.selectFrom('office_audit').select('hash').execute();
    expect([...new Set(hashes.map(({ hash }) => hash?.length))]).toEqual([32]);
  });

  test('keeps nothing of an act that was rolled back, and no row outside a transaction', async () => {
    const before = await rows();
    await expect(
      inTransaction(server.db, async (db) => {
        await recordAct({ db, now, ip: '', caller: null }, { act: 'record transfer', object: 'refund', objectNo: 2 });
        throw new Error('the act failed');
      }),
    ).rejects.toThrow('the act failed');
    await expect(
      recordAct(
        { db: server.db, now, ip: '', caller: null },
        { act: 'record transfer', object: 'refund', objectNo: 4 },
      ),
    ).rejects.toThrow('outside the transaction');
    expect(await rows()).toBe(before);
  });

  test.each([
    ['changed', sql`update office_audit set reason = '' where audit_no = 1`],
    ['deleted', sql`delete from office_audit where audit_no = 1`],
    ['emptied', sql`truncate office_audit`],
  ])('cannot be %s', async (_word, statement) => {
    const before = await rows();
    const { database, db } = server;
    await expect(statement.execute(db)).rejects.toThrow(database.programAccount ? 'permission denied' : 'only grows');
    await expect(database.withoutTimeout((owner) => statement.execute(owner))).rejects.toThrow('only grows');
    expect(await rows()).toBe(before);
  });

  test.each([
    ['a changed row', sql`update office_audit set reason = '다른 사유' where audit_no = 2`, 2, 'it was changed'],
    ['a changed address', sql`update office_audit set ip = '192.0.2.8' where audit_no = 3`, 3, 'it was changed'],
    ['a deleted row', sql`delete from office_audit where audit_no = 2`, 3, 'a row is missing before it'],
    [
      'a row with the hash of its new content',
      sql`update office_audit set hash = sha256('x') where audit_no = 2`,
      2,
      'it was changed',
    ],
    [
      'a row that follows another one',
      sql`update office_audit set previous_hash = sha256('x') where audit_no = 3`,
      3,
      'it does not follow the row before it',
    ],
  ])('is found to be broken at the first wrong row: %s', async (_what, statement, auditNo, problem) => {
    expect(await stateAfter(statement)).toEqual({ broken: { auditNo, problem } });
    expect(await rows()).toBe(12);
  });
});
