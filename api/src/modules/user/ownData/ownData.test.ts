import { sql } from 'kysely';
import { inTransaction } from '../../../database/transaction.ts';
import { sealPerson } from '../../../enrolment/group/person.ts';
import { insertRefund } from '../../../enrolment/refund/store.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { rememberCi } from '../../auth/identity/ci.ts';
import { addApplication, EXAM_ANSWERS } from '../../office/testing/applications.ts';
import { addSeatRequest } from '../../office/testing/groups.ts';
import { insertCorrection } from '../corrections/store.ts';
import { storeDormantRecord } from '../dormancy/dormantRecord.ts';
import { joinMember } from '../testing/joinMember.ts';
import { exportMember } from './exportMember.ts';
import { readColumns, readOwnRows } from './ownRows.ts';
import { OWN_TABLES } from './ownTables.ts';

const person = { name: '도우리', userPhone: '01088801234' };
const ACCOUNT = '1102345678901';
const CI = `${'c'.repeat(86)}==`;
interface Part {
  table: string;
  rows: Record<string, unknown>[];
}
/** Tables that refer to a member or to a member's case, and are in no member's file, each with the reason. */
const NOT_OWN: Readonly<Record<string, string>> = {
  admin_link: 'lets an employee in, and is gone in a day',
  article: 'the association’s: it names the employees who wrote it',
  article_file: 'the association’s',
  bank_line_place: 'tells equal lines of the bank apart; the line is in the file',
  bulletin: 'the association’s: what each member got of it is a row of its own',
  dormant_record: 'stands in the row of its member, opened',
  employee: 'people whom the association shows on its pages: no accounts',
  exam_notice: 'the association’s: it names the employees who wrote it',
  faq: 'the association’s: it names the employees who wrote it',
  idempotency_key: 'answers to calls of the last day, whose work stands in the tables that it was done in',
  identity_check: 'of a phone and no account, for a day',
  import_batch: 'the association’s: it names the employees who undo it',
  import_part: 'a file of many people, sealed, for a week at most',
  import_problem: 'lines of such a file, without what is in them',
  import_upload: 'the association’s: it names the employees who imported it',
  imported_article: 'the association’s: numbers of its articles in the former system',
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

describeWithDatabase('the file of a member’s own data', (open) => {
  let server: TestServer;
  let now: Date;
  beforeAll(async () => {
    server = await open({ now: () => now });
  });
  beforeEach(() => {
    now = new Date('2026-12-20T02:00:00Z');
  });
  const keys = () => server.configuration.encryptionKeys;

  /** Parsed file of a member. */
  async function fileOf(memberNo: number) {
    const file = await inTransaction(server.db, (db) =>
      exportMember({ memberNo, reason: '본인 요청' }, { db, now, ip: 'operator:deploy', caller: null, keys: keys() }),
    );
    const text = JSON.stringify(file);
    const { data } = JSON.parse(text) as { data: Part[] };
    return { text, rowsOf: (table: string) => data.filter((part) => part.table === table).flatMap(({ rows }) => rows) };
  }

  test('has what the member has told, applied for, written and handed in, and nothing of anybody else', async () => {
    const { browser, memberNo } = await joinMember(server, 'wooree27', person);
    const other = await server.member({ name: '나도향' });
    for (const client of [browser, other.client])
      await client.call('postIntBoard', {
        title: `${client === browser ? '우리' : '남'}의 인사`,
        content: '<p>글</p>',
      });
    await browser.call('postIntInquiry', { kind: 'question', title: '수강증 문의', content: '어디서 뽑나요?' });
    const { text, rowsOf } = await fileOf(memberNo);
    expect(rowsOf('member')).toMatchObject([{ user_id: 'wooree27', name: person.name, user_birth: '19850214' }]);
    expect(rowsOf('member_post')).toMatchObject([{ title: '우리의 인사' }]);
    expect(rowsOf('inquiry_entry')).toMatchObject([{ content: '어디서 뽑나요?' }]);
    expect(rowsOf('consent').length).toBeGreaterThan(1);
    expect(rowsOf('session')).toHaveLength(1);
    expect(rowsOf('audit_log').map(({ action }) => action)).toContain('join');
    for (const value of ['나도향', '남의 인사', 'password_hash', '$argon2', '\\\\x']) expect(text).not.toContain(value);
  });

  test('unseals personal data, but neither accounts nor the CI', async () => {
    const { memberNo, applicationNo } = await addApplication(server, { kind: 'education', status: 'CANCELLED' });
    const { db, configuration } = server;
    await rememberCi({ memberNo, ci: CI }, { db, now, configuration });
    await insertRefund(db, keys(), {
      ...{ applicationNo, paymentNo: null, status: 'APPROVED', cause: 'CANCEL', route: 'bank', now },
      ...{ toAccount: true, amount: 0, percent: 100 },
      account: { accountName: '홍길동', bank: '한빛은행', account: ACCOUNT },
    });
    const wanted = { name: '홍길순', userBirth: '19900102', userPhone: '', words: '개명했습니다.' };
    await insertCorrection(
      {
        memberNo,
        kind: 'person',
        withoutLogin: false,
        proof: 'document',
        documentPath: 'a',
        wantsReissue: false,
        wanted,
      },
      { db, now, configuration },
    );
    const row = await db.selectFrom('member').selectAll().where('member_no', '=', memberNo).executeTakeFirstOrThrow();
    await storeDormantRecord(db, keys(), { ...row, user_address2: '별관 7층' });
    await db.updateTable('member').set({ status: 'DORMANT' }).where('member_no', '=', memberNo).execute();
    const { text, rowsOf } = await fileOf(memberNo);
    expect(rowsOf('member')).toMatchObject([{ name: '홍길동', user_birth: '19900101', user_address2: '별관 7층' }]);
    expect(rowsOf('correction')).toMatchObject([{ status: 'REQUESTED', wanted, former: null }]);
    expect(rowsOf('refund')).toMatchObject([
      { account_name: '홍길동', account_masked: expect.stringMatching(/^\*+8901$/) },
    ]);
    expect(rowsOf('member_ci')).toEqual([{ member_no: memberNo, learnt_at: expect.any(String) }]);
    for (const secret of [ACCOUNT, CI]) expect(text).not.toContain(secret);
  });

  test('reveals no result before it is announced', async () => {
    const { memberNo, applicationNo } = await addApplication(server, {
      ...{ kind: 'exam', status: 'PASSED', answers: EXAM_ANSWERS },
    });
    await server.db
      .insertInto('exam_score')
      .values({
        application_no: applicationNo,
        scores: JSON.stringify([{ name: '조리학', score: 91 }]),
        ...{ pass_mean: 60, mean: 91, entered_at: now },
      })
      .execute();
    const sealed = await fileOf(memberNo);
    expect(sealed.rowsOf('application')).toMatchObject([{ status: 'SAT' }]);
    expect(sealed.rowsOf('exam_score')).toEqual([]);
    expect(sealed.text).not.toMatch(/PASSED|조리학/);
    now = new Date('2026-12-24T10:00:00+09:00');
    const announced = await fileOf(memberNo);
    expect(announced.rowsOf('application')).toMatchObject([{ status: 'PASSED' }]);
    expect(announced.rowsOf('exam_score')).toMatchObject([{ scores: [{ name: '조리학', score: 91 }] }]);
  });

  test('shows the person of a group’s seat to that person, and to the employer only the seat', async () => {
    const { memberNo: employerNo, person: seated, seatNo } = await addSeatRequest(server, { isAccepted: true });
    const named = { name: '현진건', userPhone: '01077770001' };
    const sealed = sealPerson(keys(), seatNo, named);
    await server.db.updateTable('group_seat').set({ person_sealed: sealed }).where('seat_no', '=', seatNo).execute();
    const employer = await fileOf(employerNo);
    expect(employer.rowsOf('group_seat')).toMatchObject([{ seat_no: seatNo }]);
    expect(employer.rowsOf('employer_group')).toMatchObject([{ business_name: '한빛국밥집' }]);
    expect(employer.text).not.toMatch(/현진건|01077770001/);
    const own = await fileOf(seated?.memberNo ?? 0);
    expect(own.rowsOf('group_seat')).toMatchObject([{ seat_no: seatNo, person: named }]);
    expect(own.rowsOf('employer_group')).toEqual([]);
  });
});

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
