import { sql } from 'kysely';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { OWN_TABLES } from '../ownData/ownTables.ts';
import { retentionJob } from './retentionJob.ts';
import { RETENTION_RULES } from './rules.ts';

/** Tables of personal data with rows that outlast every period, each with the reason. */
const LASTING: Readonly<Record<string, string>> = {
  added_permission: 'while the employee holds it',
  application: 'completed education and passed exams; others while money is owed',
  certificate: 'its number can be verified for ever; a paid one that is not issued is owed',
  consent: 'while the member stays',
  dormant_record: 'while the member is dormant',
  eligibility_evidence: 'accepted without an end, for later exams; its files go',
  employee_branch: 'while the employee is assigned to it',
  employee_grant: 'proves who had access; the database refuses its deletion',
  employee_permission: 'while the employee holds it',
  hygiene_completion: 'completed hygiene education',
  imported_application: 'completed education and passed exams',
  imported_member: 'its number keeps a repeated import from bringing back who has left',
  imported_paper: 'its number can be verified for ever',
  member: 'while the member stays',
  member_ci: 'while the member stays',
  member_post: 'public until its writer deletes it',
  member_post_file: 'public with its post',
  paper: 'its number can be verified for ever',
  payment: 'confirms completed education; others while money is owed',
  refund: 'while it is owed',
  roster_entry: 'completed hygiene education',
  roster_refusal: 'of an entry that is not registered yet',
  stored_file: 'goes with the rows that show it',
  text_notice: 'while the member stays',
};

/** Text of those tables that stays where the rules erase other columns. */
const LASTING_COLUMNS: readonly string[] = [
  ...['changed_to', 'examination_code', 'kind', 'status', 'terms'].map((column) => `application.${column}`),
  ...['carrier', 'cert_name', 'holder_masked'].map((column) => `certificate.${column}`),
  ...['number', 'reason', 'status', 'tracking_number'].map((column) => `certificate.${column}`),
  ...['kind', 'number', 'recipient', 'recipient_masked'].map((column) => `paper.${column}`),
  ...['easy_pay', 'pay_method', 'status'].map((column) => `payment.${column}`),
  ...['cause', 'failure', 'route', 'status'].map((column) => `refund.${column}`),
];

describeWithDatabase('the periods of personal data', (open) => {
  let now = new Date('2026-11-28T12:00:00+09:00');
  let server: TestServer;
  beforeAll(async () => {
    server = await open({ demo: true, now: () => now });
  });

  const erase = () => retentionJob.run({ ...server.services, db: server.db, log: server.app.log });

  /** Tables of members' own data, and tables with sealed columns. */
  async function personalTables(): Promise<string[]> {
    const { rows } = await sql<{ table: string }>`
      select distinct table_name as "table" from information_schema.columns
      where table_schema = current_schema() and column_name like '%sealed'`.execute(server.db);
    return [...new Set([...OWN_TABLES.map(({ table }) => table), ...rows.map(({ table }) => table)])].sort();
  }

  /** Tables whose rows a rule deletes, with those that the database deletes along with them. */
  async function endingTables(): Promise<Set<string>> {
    const ending = new Set(
      RETENTION_RULES.flatMap(({ table, erase, along = [] }) =>
        erase ? [] : [table, ...along.map((other) => other.table)],
      ),
    );
    const { rows } = await sql<{ table: string; to: string }>`
      select conrelid::regclass::text as "table", confrelid::regclass::text as "to" from pg_constraint
      where contype = 'f' and confdeltype = 'c' and connamespace = current_schema()::regnamespace`.execute(server.db);
    for (let size = 0; size < ending.size;) {
      size = ending.size;
      for (const { table, to } of rows) if (ending.has(to)) ending.add(table);
    }
    return ending;
  }

  test('every table has an end in time, or its reason to last', async () => {
    const ending = await endingTables();
    expect((await personalTables()).filter((table) => !ending.has(table) && !(table in LASTING))).toEqual([]);
  });

  test('a lasting table with a rule is without every text that has no reason to last', async () => {
    const erased = RETENTION_RULES.flatMap(({ table, erase = {} }) =>
      Object.keys(erase).map((column) => ({ table, column })),
    ).filter(({ table }) => table in LASTING);
    const { rows } = await sql<{ name: string }>`
      select table_name || '.' || column_name as name from information_schema.columns
      where table_schema = current_schema() and data_type in ('text', 'jsonb', 'bytea')
        and table_name = any(${erased.map(({ table }) => table)}::text[]) order by table_name, column_name`.execute(
      server.db,
    );
    const names = new Set(erased.map(({ table, column }) => `${table}.${column}`));
    expect(rows.map(({ name }) => name).filter((name) => !names.has(name))).toEqual(LASTING_COLUMNS);
  });

  test('contracts stay for five years, without what only the day or the refund needed', async () => {
    const contracts = async () => {
      const { rows } = await sql`
        select (select count(*) from application where applied_at > '2026-11-01') as applications,
          (select count(*) from payment where opened_at > '2026-11-01') as payments,
          (select count(*) from group_seat) as seats,
          (select count(*) from refund where requested_at > '2026-11-01') as refunds`.execute(server.db);
      return rows;
    };
    const before = await contracts();
    now = new Date('2031-10-31T12:00:00+09:00');
    await erase();
    expect(await contracts()).toEqual(before);
    const { rows } = await sql`
      select application_no from application where answers ->> 'isDisorder' = '2' or answers ->> 'userProfile' <> ''
      union all select refund_no from refund where status = 'DONE' and account_name <> ''`.execute(server.db);
    expect(rows).toEqual([]);
  });

  test('seven years later the demo has left nothing that has no reason to last', async () => {
    await sql`
      insert into paper (kind, subject_no, member_no, number, recipient, recipient_name, recipient_masked, issued_at)
      select 'PAYMENT', payment_no, member_no, '2026-4-00001-00001', 'PERSON', '김하나', '김*나', paid_at from payment
      where paid_at is not null order by payment_no limit 1`.execute(server.db);
    await sql`update refund set reject_reason = '교재를 받음' where decided_at is not null`.execute(server.db);
    now = new Date('2033-11-28T12:00:00+09:00');
    // Rows wait for others that refer to them.
    for (let night = 0; night < 3; night += 1) await erase();
    // The runs themselves.
    await server.db.deleteFrom('audit_log').where('action', 'like', 'retention%').execute();
    const left: string[] = [];
    for (const table of await personalTables()) {
      const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from ${sql.table(table)}`.execute(
        server.db,
      );
      if ((rows[0]?.rows ?? 0) > 0 && !(table in LASTING)) left.push(`${table} ${rows[0]?.rows}`);
    }
    expect(left).toEqual([]);
    const { rows } = await sql`
      select application_no from application
      where answers ->> 'memo' <> '' or answers ->> 'isDisorder' = '2' or answers ->> 'userProfile' <> ''
        or status in ('COMPLETED', 'PASSED') and coalesce(answers ->> 'userAddress', answers ->> 'userAddr', '') <> ''
      union all select paper_no from paper where kind <> 'COMPLETION' and recipient_name is not null
      union all select refund_no from refund
        where reject_reason <> '' or account_sealed is not null and finished_at is not null`.execute(server.db);
    expect(rows).toEqual([]);
  });
});
