import { sql } from 'kysely';
import { AGGREGATES } from '../../../aggregates/index.ts';
import { insertRefund } from '../../../enrolment/refund/store.ts';
import { unseal } from '../../../secrets/seal.ts';
import { describeWithDatabase, type TestServer } from '../../../testing/index.ts';
import { rememberCi } from '../../auth/identity/ci.ts';
import { decideCertificate } from '../../manager/certificates/decisions.ts';
import { NO_DATES, writeFeeReturned } from '../../manager/certificates/store.ts';
import { addCourse, cancelForm, completeCourse } from '../../manager/testing/offerings.ts';
import { JOINED_PASSWORD, joinMember } from '../testing/joinMember.ts';

const person = { name: '도우리', userPhone: '01088801234' };
/** Every row of every table, as text. */
async function readAllTables({ db }: TestServer): Promise<string> {
  const { rows: tables } = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(
    db,
  );
  const texts: string[] = [];
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`select t::text as row from ${sql.table(name)} as t`.execute(db);
    texts.push(...rows.map(({ row }) => `${name}: ${row}`));
  }
  return texts.join('\n');
}

describeWithDatabase('withdrawal', (open) => {
  let server: TestServer;
  const now = new Date('2026-11-20T02:00:00Z');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  test('erases the identity from every table at once, seals what the law requires, and ends every session', async () => {
    const { browser, memberNo } = await joinMember(server, 'wooree27', person);
    const other = server.client();
    await other.call('login', { userId: 'wooree27', userPw: JOINED_PASSWORD, applicationId: 'kiosk' });
    await completeCourse(server.db, memberNo, 2);
    const freeNo = (
      await browser.call(
        'postIntEdu',
        { educationNo: await addCourse(server.db, { price: 0 }), memo: '도우리의 부탁' },
        { idempotencyKey: 'wooree-1' },
      )
    ).entity as number;
    await insertRefund(server.db, server.configuration.encryptionKeys, {
      ...{ applicationNo: freeNo, paymentNo: null, status: 'APPROVED', cause: 'CANCEL', route: 'gateway', now },
      ...{ toAccount: false, amount: 0, percent: 100, account: null },
    });
    await server.db
      .updateTable('refund')
      .set({ status: 'DONE', account_name: person.name, account_masked: '*****8901' })
      .execute();
    await server.db
      .updateTable('application')
      .set({ status: 'CANCELLED' })
      .where('application_no', '=', freeNo)
      .execute();
    await browser.call('postIntBoard', { title: '인사', content: '<p>반갑습니다.</p>' });
    await browser.call('postIntPromotion', {
      title: '한빛국밥집 개업',
      content: '<p>오세요.</p>',
      shopName: '한빛국밥집',
    });
    const upload = await browser.call(
      'uploadFile',
      {},
      {
        file: {
          fileName: 'face.gif',
          bytes: Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64'),
        },
      },
    );
    expect(upload).toMatchObject({ code: 1 });

    const { configuration, db } = server;
    await rememberCi({ memberNo, ci: `${'c'.repeat(86)}==` }, { db, now, configuration });
    const known = await db.selectFrom('member_ci').select('ci_hash').executeTakeFirstOrThrow();
    const identity = [
      known.ci_hash.toString('hex'),
      'wooree27',
      person.name,
      person.userPhone,
      '19850214',
      'wooree27@example.com',
      '한빛국밥집',
      '20110012345',
      '한빛로 29',
      '한빛로 27',
      '*****8901',
      '1048200007',
      '다산로 31',
    ];
    const number = await issueTo(memberNo);
    const paperNumber = await openPaper(memberNo);
    const before = await readAllTables(server);
    for (const value of identity) expect([value, before.includes(value)]).toEqual([value, true]);

    expect(await browser.call('withdraw', { userPw: 'Wrong!2026' })).toMatchObject({ code: -1017 });
    expect(await browser.call('withdraw', { userPw: JOINED_PASSWORD, reason: '가게를 닫습니다.' })).toMatchObject({
      status: 200,
      code: 1,
      entity: 1,
    });

    const after = await readAllTables(server);
    for (const value of identity)
      expect([value, after.split('\n').filter((line) => line.includes(value))]).toEqual([value, []]);
    for (const client of [browser, other])
      expect(await client.call('userLoginSessionCheck')).toMatchObject({ status: 200, code: -9997 });
    expect(await server.client().call('login', { userId: 'wooree27', userPw: JOINED_PASSWORD })).toMatchObject({
      code: -1001,
    });
    expect(await server.integrations.files.get(String(upload.entity))).toBeNull();
    expect(before).toMatch(/member_notice: .*신청이 완료되었습니다/);
    expect(after).not.toContain('member_notice:');
    expect(after).toMatch(/withdrawal_reason: .*가게를 닫습니다/);
    expect(after).toMatch(/member_post: .*탈퇴한 회원.*인사/);

    const records = await server.db
      .selectFrom('retained_record')
      .selectAll()
      .where('member_no', '=', memberNo)
      .orderBy('record_no')
      .execute();
    expect(records.map(({ kind, keep_until: until }) => [kind, until?.toISOString() ?? null])).toEqual([
      ['contract', '2031-11-20T02:00:00.000Z'],
      ['education', null],
      ['contract', '2031-11-20T02:00:00.000Z'],
      ['contract', '2031-11-20T02:00:00.000Z'],
      ['contract', '2031-11-20T02:00:00.000Z'],
    ]);
    expect(await server.client().call('getMapCertificate', { number })).toMatchObject({
      entity: { valid: true, name: '도*리', grade: 2 },
    });
    expect(after).toContain(paperNumber);
    const opened = records
      .map(({ record_no: no, sealed }) =>
        unseal(server.configuration.encryptionKeys, sealed, `retained_record:sealed:${no}`),
      )
      .join('');
    for (const value of [person.name, '도우리의 부탁', '*****8901', '1048200007', '2026-11-17'])
      expect(opened).toContain(value);
  });

  /** Issues a certificate to the member and returns its number. */
  async function issueTo(memberNo: number): Promise<string> {
    const number = '2026-2-48150-92361';
    await server.db
      .insertInto('certificate')
      .values({
        ...NO_DATES,
        member_no: memberNo,
        application_no: null,
        replaces_no: null,
        status: 'ISSUED',
        cert_name: '외식경영관리사 2급',
        grade: 2,
        holder_name: person.name,
        holder_masked: '도*리',
        user_phone: person.userPhone,
        fee: 15_000,
        requested_at: now,
        due_at: now,
        paid_at: now,
        deposited_on: '2026-11-17',
        issued_at: now,
        number,
        post_code: '04596',
        post_address: '서울특별시 중구 다산로 31',
        post_address2: '도우리 앞',
      })
      .execute();
    return number;
  }

  /** Opens a receipt in the name of the member's business and returns its number. */
  async function openPaper(memberNo: number): Promise<string> {
    const number = '2026-4-48150-92361';
    await server.db
      .insertInto('paper')
      .values({
        kind: 'PAYMENT',
        subject_no: 1,
        member_no: memberNo,
        number,
        recipient: 'BUSINESS',
        recipient_name: '한빛국밥집',
        recipient_masked: '한***집',
        business_number: '1048200007',
        issued_at: now,
        replaced_at: null,
      })
      .execute();
    return number;
  }

  test('knows every table that refers to a member', async () => {
    const { rows } = await sql<{ name: string }>`
      select distinct conrelid::regclass::text as name from pg_constraint
      where contype = 'f' and confrelid = 'member'::regclass order by name`.execute(server.db);
    // Add a new table here once eraseMember.ts erases its personal data. Aggregates declare what leaving does.
    const ofAggregates = new Set<string>(AGGREGATES.map(({ table }) => table));
    expect(rows.map(({ name }) => name).filter((name) => !ofAggregates.has(name))).toEqual(
      [
        'added_permission',
        'admin_link',
        'application',
        'article',
        'attendance',
        'bulletin_recipient',
        'calendar_feed',
        'consent',
        'dormant_record',
        'employee_branch',
        'employee_grant',
        'employee_permission',
        'exam_notice',
        'faq',
        'hygiene_reminder',
        // Employees only: those who uploaded, started or undid one.
        'import_batch',
        // Courses and exams without names.
        'imported_application',
        'imported_member',
        // Masked names alone, as of certificates.
        'imported_paper',
        'inquiry_entry',
        'known_browser',
        'mailing',
        'member_ci',
        'member_notice',
        'member_post',
        'money_finding',
        'moved_alone',
        'office_audit',
        'old_password',
        'opening_alert',
        'paper',
        // Times in a queue; its member's row has no identity any more.
        'place_in_line',
        'post_report',
        'push_subscription',
        'retained_record',
        'roster_batch',
        'second_factor',
        'second_look',
        'session',
        'stored_file',
        'text_notice',
      ].sort(),
    );
  });

  test('a former member may join again with the same id and phone', async () => {
    const { browser } = await joinMember(server, 'wooree27', person);
    expect(await browser.call('withdraw', { userPw: JOINED_PASSWORD })).toMatchObject({ code: 1 });
  });
});

describeWithDatabase('withdrawal and certificates', (open) => {
  test('is rejected while a certificate is requested, or its fee is to be returned', async () => {
    const now = new Date('2026-11-20T02:00:00Z');
    const server = await open({ now: () => now });
    const { browser } = await joinMember(server, 'certopen27', { name: '도우리', userPhone: '01088806789' });
    const form = { userName: '도우리', userPhone: '01088806789', certName: '외식경영관리사 2급' };
    const certificateNo = (await browser.call('upsertCertificate', form)).entity as number;
    const withdraw = () => browser.call('withdraw', { userPw: JOINED_PASSWORD });
    expect(await withdraw()).toMatchObject({ code: -1015 });
    const staff = { db: server.db, now, log: { warn: () => undefined }, keys: server.configuration.encryptionKeys };
    await decideCertificate(certificateNo, { event: 'transferred', day: '2026-11-20' }, staff);
    expect(await withdraw()).toMatchObject({ code: -1015 });
    await decideCertificate(certificateNo, { event: 'reject', reason: '합격 기록이 없습니다.' }, staff);
    expect(await withdraw()).toMatchObject({ code: -1015 });
    await browser.call('patchIntCertificateAccount', { ...cancelForm(0), certificateNo });
    await writeFeeReturned(server.db, certificateNo, now);
    expect(await withdraw()).toMatchObject({ code: 1 });
  });
});
