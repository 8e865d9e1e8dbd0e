import { sql } from 'kysely';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import { describeWithDatabase } from '../../../testing/index.ts';
import { openForJobs } from '../testing/accountJobs.ts';
import { ERASED_COLUMNS, ERASED_IDENTITY } from '../withdrawal/erasedIdentity.ts';
import { retentionJob } from './retentionJob.ts';

const START = new Date('2026-11-20T02:00:00Z');

describeWithDatabase('the retention job', (open) => {
  let jobs: Awaited<ReturnType<typeof openForJobs>>;
  beforeAll(async () => {
    jobs = await openForJobs(open, START);
  });
  beforeEach(() => {
    jobs.clock.now = START;
    jobs.messages.length = 0;
  });

  test('erases what was kept too long, and records it in the audit log', async () => {
    const { memberNo } = await jobs.server.member({ last_login_at: START });
    await jobs.server.db.deleteFrom('audit_log').execute();
    const at = START;
    await jobs.server.db
      .insertInto('audit_log')
      .values([
        { at, member_no: memberNo, action: 'login', ip: '198.51.100.1' },
        { at, member_no: memberNo, action: 'profile changed', ip: '198.51.100.1' },
      ])
      .execute();
    await jobs.server.db
      .insertInto('withdrawal_reason')
      .values({ reason: '이사', withdrawn_on: '2026-11-20' })
      .execute();
    await jobs.server.db
      .insertInto('retained_record')
      .values([
        {
          member_no: memberNo,
          kind: 'contract',
          sealed: Buffer.from('a'),
          kept_from: at,
          keep_until: new Date('2031-11-20T02:00:00Z'),
        },
        { member_no: memberNo, kind: 'education', sealed: Buffer.from('b'), kept_from: at, keep_until: null },
      ])
      .execute();
    await raiseNotice(
      { event: 'certificateIssued', memberNo, subjectNo: 1, values: { grade: 2 } },
      { db: jobs.server.db, now: at },
    );
    const left = async () => ({
      notices: (await jobs.server.db.selectFrom('member_notice').select('event').execute()).length,
      log: (
        await jobs.server.db
          .selectFrom('audit_log')
          .select(['action', 'ip'])
          .where('action', 'in', ['login', 'profile changed'])
          .orderBy('audit_no')
          .execute()
      ).map(({ action, ip }) => `${action} ${ip}`.trim()),
      sessions: (
        await jobs.server.db.selectFrom('session').select('session_no').where('member_no', '=', memberNo).execute()
      ).length,
      reasons: (await jobs.server.db.selectFrom('withdrawal_reason').selectAll().execute()).length,
      retained: (await jobs.server.db.selectFrom('retained_record').select('kind').orderBy('record_no').execute()).map(
        ({ kind }) => kind,
      ),
    });
    jobs.setDay('2027-02-19');
    await jobs.run(retentionJob);
    expect(await left()).toEqual({
      log: ['login 198.51.100.1', 'profile changed 198.51.100.1'],
      notices: 1,
      sessions: 1,
      reasons: 1,
      retained: ['contract', 'education'],
    });
    jobs.setDay('2027-02-22');
    await jobs.run(retentionJob);
    expect(await left()).toEqual({
      log: ['profile changed'],
      notices: 1,
      sessions: 0,
      reasons: 1,
      retained: ['contract', 'education'],
    });
    jobs.setDay('2029-11-22');
    await jobs.run(retentionJob);
    expect(await left()).toMatchObject({ reasons: 0, notices: 0 });
    jobs.setDay('2031-11-21');
    await jobs.run(retentionJob);
    expect(await left()).toEqual({ log: [], notices: 0, sessions: 0, reasons: 0, retained: ['education'] });

    const records = await jobs.server.db
      .selectFrom('audit_log')
      .select(['action', 'detail'])
      .where('action', 'like', 'retention%')
      .orderBy('audit_no')
      .execute();
    expect(records).toContainEqual({
      action: 'retention',
      detail: { rule: 'contracts of former members', erased: 1, left: 0 },
    });
    expect(records.filter(({ action }) => action === 'retention proved')).toEqual(
      expect.arrayContaining([{ action: 'retention proved', detail: { identitiesFound: 0 } }]),
    );
  });

  test('keeps what employees did for two years, with the address', async () => {
    const { db } = jobs.server;
    const { memberNo } = await jobs.server.member({ role: 'employee', last_login_at: START });
    await db.deleteFrom('audit_log').execute();
    const grant = { member_no: memberNo, permission: null, granted_by: null, granted_at: START };
    await db.insertInto('employee_grant').values(grant).execute();
    const login = { at: START, member_no: memberNo, action: 'login by link', ip: '198.51.100.1' };
    await db.insertInto('audit_log').values(login).execute();
    const left = async () =>
      (await db.selectFrom('audit_log').select('ip').where('action', '=', 'login by link').execute()).map(
        ({ ip }) => ip,
      );
    jobs.setDay('2028-11-19');
    await jobs.run(retentionJob);
    expect(await left()).toEqual(['198.51.100.1']);
    jobs.setDay('2028-11-22');
    await jobs.run(retentionJob);
    expect(await left()).toEqual([]);
  });

  test('erases in batches, and a failing rule does not prevent others', async () => {
    const { db } = jobs.server;
    const { memberNo } = await jobs.server.member();
    jobs.setDay('2027-02-22');
    await db.deleteFrom('audit_log').execute();
    await sql`insert into audit_log (at, action, ip) select ${START}, 'login', '198.51.100.1' from generate_series(1, 10001)`.execute(
      db,
    );
    const asOwner = (...statements: ReturnType<typeof sql>[]) =>
      jobs.server.database.withoutTimeout(async (owner) => {
        for (const statement of statements) await statement.execute(owner);
      });
    await asOwner(
      sql`create table batch (size integer)`,
      sql`grant select, insert on batch to public`,
      sql`
        create function count_batch() returns trigger language plpgsql as $$
        begin insert into batch select count(*) from erased; return null; end $$`,
      sql`
        create trigger count_batch after delete on audit_log referencing old table as erased
        for each statement execute function count_batch()`,
      sql`create function refuse_erasure() returns trigger language plpgsql as $$ begin raise exception 'no'; end $$`,
      sql`create trigger refuse_erasure before delete on session for each row execute function refuse_erasure()`,
    );

    await expect(jobs.run(retentionJob)).rejects.toThrow('1 retention rules failed');
    expect(await db.selectFrom('audit_log').select('at').where('action', '=', 'login').execute()).toEqual([]);
    const { rows } = await sql<{ size: number }>`select size from batch where size > 0`.execute(db);
    expect(rows.map(({ size }) => size)).toEqual([5000, 5000, 1]);
    const sessions = () => db.selectFrom('session').select('session_no').where('member_no', '=', memberNo).execute();
    expect(await sessions()).toHaveLength(1);

    await asOwner(sql`drop trigger refuse_erasure on session`, sql`drop trigger count_batch on audit_log`);
    await jobs.run(retentionJob);
    expect(await sessions()).toEqual([]);
  });

  test('erases and reports an identity that a withdrawal left behind', async () => {
    const { memberNo } = await jobs.server.member({ status: 'WITHDRAWN', name: '남은이' });
    await jobs.run(retentionJob);
    expect(await jobs.rowOf(memberNo)).toMatchObject({ name: null, user_phone: null, email: null });
    const { detail } = await jobs.server.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'retention proved')
      .orderBy('audit_no', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ identitiesFound: 1 });
  });

  const identity: { [Column in (typeof ERASED_COLUMNS)[number]]: string | number | Date } = {
    user_id: 'left27',
    password_hash: 'hash',
    name: '남은이',
    user_phone: '01012345678',
    user_birth: '19850214',
    email: 'left@example.com',
    post_code: '04595',
    user_address: '서울',
    user_address2: '3층',
    industry_type: 1,
    lcns_no: '20110012345',
    bssh_nm: '한빛국밥집',
    busn_type_nm: '일반음식점',
    prsdnt_nm_secu: '홍*동',
    site_addr: '서울',
    agree_marketing_at: START,
    marketing_reminded_at: START,
    dormancy_notice_at: START,
    dormant_at: START,
    locked_until: START,
  };

  test.each(ERASED_COLUMNS)('finds an identity of which only %s is left', async (column) => {
    const { memberNo } = await jobs.server.member({
      ...ERASED_IDENTITY,
      status: 'WITHDRAWN',
      [column]: identity[column],
    });
    await jobs.run(retentionJob);
    expect(await jobs.rowOf(memberNo)).toMatchObject(ERASED_IDENTITY);
    const { detail } = await jobs.server.db
      .selectFrom('audit_log')
      .select('detail')
      .where('action', '=', 'retention proved')
      .orderBy('audit_no', 'desc')
      .executeTakeFirstOrThrow();
    expect(detail).toEqual({ identitiesFound: 1 });
  });
});
