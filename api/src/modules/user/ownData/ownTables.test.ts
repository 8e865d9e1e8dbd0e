import { sql } from 'kysely';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { readColumns, readOwnRows } from './ownRows.ts';
import { OWN_TABLES } from './ownTables.ts';

/** Tables that refer to a member or to a member's case, and are in no member's file, each with the reason. */
const NOT_OWN: Readonly<Record<string, string>> = {
  admin_link: 'lets an employee in, and is gone in a day',
  article: 'the association’s: it names the employees who wrote it',
  article_file: 'the association’s',
  bank_line_place: 'tells equal lines of the bank apart; the line is in the file',
  dormant_record: 'stands in the row of its member, opened',
  employee: 'people whom the association shows on its pages: no accounts',
  exam_notice: 'the association’s: it names the employees who wrote it',
  faq: 'the association’s: it names the employees who wrote it',
  idempotency_key: 'answers to calls of the last day, whose work stands in the tables that it was done in',
  identity_check: 'of a phone and no account, for a day',
  line_presence: 'says that a page is open now',
  mailing: 'the association’s: what each member got of it is a notice',
  mailing_recipient: 'what each got is a notice',
  moved_alone: 'counts what an employee did for the association',
  old_password: 'the password of the former system, of which a member gets as little as of `password_hash`',
  office_audit: 'what employees did; what came of it stands with the matter',
  retained_record: 'of former members, whom no account names any more',
  roster_batch: 'the association’s: it names the employee who took the list',
  sandbox_payment: 'the books of the gateway of a demo of earlier versions',
  sandbox_refund: 'the books of the gateway of a demo of earlier versions',
  sealed_result: 'a result that nobody may know yet',
  second_look: 'what employees asked each other',
  shown_file: 'what the association publishes',
  taken_bill: 'when the office took a bill, which is in the file',
  tariff_change: 'the association’s: it names the employees who decided',
  verification_code: 'of a phone and no account, for a day',
  verified_phone: 'of a phone and no account, for a day',
  withdrawal_to_log: 'of who has left',
  withdrawal_to_repeat: 'of who has left',
};

/** Columns that identify a person, or the person of a row, without a foreign key of the database. */
const IDENTIFYING_COLUMNS = [
  'member_no',
  'owner_no',
  'employee_no',
  'user_id',
  'user_phone',
  'user_birth',
  'email',
  'application_no',
  'payment_no',
  'refund_no',
  'certificate_no',
  'invoice_no',
  'group_no',
];

interface Key {
  table: string;
  column: string;
  to: string;
}

describeWithDatabase('a member’s own data', (open) => {
  let server: TestServer;
  let keys: Key[];
  beforeAll(async () => {
    server = await open();
    const { rows } = await sql<Key>`
      select conrelid::regclass::text as "table", attname as "column", confrelid::regclass::text as "to"
      from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any(conkey)
      where contype = 'f' and connamespace = current_schema()::regnamespace`.execute(server.db);
    keys = rows;
  });

  /** Tables with foreign keys to a member, directly or through other tables, and those with such a column. */
  async function identifyingTables(): Promise<string[]> {
    const { rows } = await sql<{ table: string }>`
      select distinct table_name as "table" from information_schema.columns
      where table_schema = current_schema() and column_name = any(${IDENTIFYING_COLUMNS}::text[])`.execute(server.db);
    const found = new Set(['member', ...rows.map(({ table }) => table)]);
    for (let size = 0; size < found.size;) {
      size = found.size;
      for (const { table, to } of keys) if (found.has(to)) found.add(table);
    }
    return [...found].sort();
  }

  test('every table that refers to a member is in the member’s file, or has its reason for not being there', async () => {
    const known = new Set<string>([...OWN_TABLES.map(({ table }) => table), ...Object.keys(NOT_OWN)]);
    expect([...known].sort()).toEqual(await identifyingTables());
    expect(OWN_TABLES.filter(({ table }) => table in NOT_OWN)).toEqual([]);
  });

  test('each can be read, omits only existing columns, and has neither bytes nor data of other people', async () => {
    const columns = await readColumns(server.db);
    for (const own of OWN_TABLES) {
      const { table, owner, without = [] } = own;
      await expect(readOwnRows(server.db, own, { memberNo: 1, columns })).resolves.toEqual([]);
      const names = columns.get(table)?.map(({ name }) => name) ?? [];
      expect([table, without.filter((name) => !names.includes(name))]).toEqual([table, []]);
      const others = keys.filter((key) => key.table === table && key.to === 'member' && key.column !== owner.column);
      const ofOthers = others.map(({ column }) => column).filter((column) => column !== 'member_no');
      expect([table, ofOthers.filter((column) => !without.includes(column))]).toEqual([table, []]);
    }
  });

  test('each has a distinct name', () => {
    const names = OWN_TABLES.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
  });
});
