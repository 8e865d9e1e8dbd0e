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

const person = { name: '도우리', userPhone: '01088801234' };
const ACCOUNT = '1102345678901';
const CI = `${'c'.repeat(86)}==`;

interface Part {
  table: string;
  rows: Record<string, unknown>[];
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
