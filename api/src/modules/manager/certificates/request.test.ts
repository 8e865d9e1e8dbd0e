import { CODES, type CallAnswer, type Calls } from '@portal/shared/contract';
import { DAY_MS } from '../../../clock/durations.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { moneyContext } from '../../../enrolment/context.ts';
import { describeWithDatabase, duringChange, type TestServer } from '../../../testing/index.ts';
import { correctResult } from '../corrections/correct.ts';
import { ANNOUNCED, passedMember, passExam, requestForm, staffOf, TRANSFERRED } from '../testing/certificates.ts';
import { decideCertificate } from './decisions.ts';
import { certificateExpireJob } from './expireJob.ts';
import { moveCertificate } from './moveCertificate.ts';

const BEFORE = new Date('2026-11-20T12:00:00+09:00');

describeWithDatabase('requesting a certificate', (open, kind) => {
  let server: TestServer;
  const clock = { now: BEFORE };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
  });
  beforeEach(() => {
    clock.now = BEFORE;
  });

  async function announced(columns?: Parameters<typeof passedMember>[2]) {
    const member = await passedMember(server, clock.now, columns);
    clock.now = ANNOUNCED;
    const { client, userExaminationNo } = member;
    return {
      ...member,
      ask: (form: object = { userExaminationNo }, key?: string) =>
        client.call('upsertCertificate', requestForm(form), key ? { idempotencyKey: key } : {}),
      list: async () => (await client.call('fetchUserCertList')).entity as CallAnswer<Calls['fetchUserCertList']>,
      staff: () => staffOf(server, clock.now),
    };
  }
  const rowOf = (certificateNo: unknown) =>
    server.db
      .selectFrom('certificate')
      .selectAll()
      .where('certificate_no', '=', certificateNo as number)
      .executeTakeFirstOrThrow();

  test('the fee is due within seven days of the request; the member sees it and gets an SMS', async () => {
    const { ask, list, client, userExaminationNo } = await announced({ rounds: 11 });
    expect((await list()).list).toMatchObject([{ status: 'NONE', allowedActions: ['requestCertificate'] }]);
    const asked = await ask();
    expect(asked).toMatchObject({ status: 200, code: 1 });
    expect((await list()).list).toEqual([
      {
        userExaminationNo,
        certificateNo: asked.entity,
        certName: '외식경영관리사 2급 필기',
        rating: 2,
        passDate: '2026-12-24',
        status: 'AWAITING_TRANSFER',
        statusName: '입금대기',
        allowedActions: ['cancelCertificate', 'nameAddress'],
        fee: 15_000,
        dueAt: '2027-01-01T00:00:00+09:00',
        reason: '',
        feeOwed: 0,
        feeAccount: '',
        feeReturnedAt: null,
        document: null,
        post: null,
        sending: null,
        cashReceipt: null,
        mayRequestCashReceipt: true,
        cashReceiptUntil: null,
      },
    ]);
    expect((await client.call('getMapUserExam', { userExaminationNo })).entity).toMatchObject({
      allowedActions: ['object'],
    });
    const { subject_no, content } = await server.db
      .selectFrom('member_notice')
      .select(['subject_no', 'content'])
      .where('event', '=', 'certificateAsked')
      .executeTakeFirstOrThrow();
    expect(subject_no).toBe(asked.entity);
    expect(content).toContain('15,000원');
  });

  test('before the announcement no certificate can be requested', async () => {
    const { ask } = await announced({ rounds: 12 });
    clock.now = new Date(ANNOUNCED.getTime() - 1);
    expect(await ask()).toMatchObject({ code: CODES.CERTIFICATE_NOT_EARNED.code });
  });

  test('a round of two parts needs both', async () => {
    const { ask, client, memberNo, list, userExaminationNo } = await announced({ rounds: 13 });
    clock.now = BEFORE;
    const practical = await passExam(server, { client, memberNo, now: BEFORE }, { rounds: 13, part: '실기' });
    await server.db
      .updateTable('application')
      .set({ status: 'FAILED' })
      .where('application_no', '=', practical)
      .execute();
    clock.now = ANNOUNCED;
    expect((await list()).list).toMatchObject([{ statusName: '필기·실기 합격 후 신청', allowedActions: [] }]);
    const isMissing = async () => expect(await ask()).toMatchObject({ code: CODES.CERTIFICATE_PART_MISSING.code });
    await isMissing();
    // Neither another member's pass counts nor one of another grade.
    clock.now = BEFORE;
    const stranger = await server.member();
    await passExam(server, { ...stranger, now: BEFORE }, { rounds: 13, part: '실기' });
    await passExam(server, { client, memberNo, now: BEFORE }, { rounds: 93, part: '실기', grade: 1 });
    clock.now = ANNOUNCED;
    await isMissing();
    // A part that was called off or not published is not required.
    const change = (columns: { called_off?: boolean; is_draft?: boolean; pass_date?: string; announced_at?: Date }) =>
      server.db.updateTable('examination').set(columns).where('part', '=', '실기').where('rounds', '=', 13).execute();
    for (const [gone, there] of [
      [{ called_off: true }, { called_off: false }],
      [{ is_draft: true }, { is_draft: false }],
    ]) {
      await change(gone ?? {});
      expect((await list()).list).toContainEqual(expect.objectContaining({ statusName: '미신청', rating: 2 }));
      await change(there ?? {});
    }
    await server.db
      .updateTable('application')
      .set({ status: 'PASSED' })
      .where('application_no', '=', practical)
      .execute();
    // A pass counts once it is announced.
    await change({ pass_date: '2026-12-25', announced_at: new Date(ANNOUNCED.getTime() + DAY_MS) });
    await isMissing();
    await change({ pass_date: '2026-12-24', announced_at: ANNOUNCED });
    expect(await ask({ userExaminationNo })).toMatchObject({ code: 1 });
  });

  test("another member's pass, another name and another id are rejected", async () => {
    const { ask, userExaminationNo } = await announced({ rounds: 14 });
    const stranger = await server.member();
    expect(await stranger.client.call('upsertCertificate', requestForm({ userExaminationNo }))).toMatchObject({
      status: 404,
    });
    expect(await ask({ userExaminationNo, userName: '김정식' })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'userName' }] },
    });
    expect(await ask({ userExaminationNo, userId: 'somebody' })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'userId' }] },
    });
    expect(await server.client().call('upsertCertificate', requestForm({ userExaminationNo }))).toMatchObject({
      status: 401,
    });
  });

  test('each missing field is named in the words of the specification', async () => {
    const { client } = await announced({ rounds: 15 });
    const missing = await client.call('upsertCertificate', { userName: '', userPhone: '' });
    const messages = ({ entity }: { entity: unknown }) =>
      (entity as { issues: { message: string }[] }).issues.map(({ message }) => message);
    expect(messages(missing)).toEqual(expect.arrayContaining(['이름을 입력해주세요', '휴대폰 번호를 입력해주세요']));
    expect(messages(await client.call('upsertCertificate', requestForm({})))).toEqual(['시험명을 입력해 주세요.']);
  });

  test('an exam passed long ago is named by hand; the office enters its grade if the name has none', async () => {
    const { ask, staff, list } = await announced({ rounds: 16 });
    const named = await ask({ certName: '외식경영관리사 1급' });
    expect(await rowOf(named.entity)).toMatchObject({ application_no: null, grade: 1 });
    const unnamed = (await ask({ certName: '조리관리사 자격시험' })).entity as number;
    expect(await rowOf(unnamed)).toMatchObject({ grade: null });
    await decideCertificate(unnamed, { event: 'transferred', day: TRANSFERRED }, staff());
    expect(await decideCertificate(unnamed, { event: 'issue' }, staff())).toBeNull();
    expect(await decideCertificate(unnamed, { event: 'issue', grade: 2 }, staff())).toBe('ISSUED');
    expect((await list()).list.find(({ certificateNo }) => certificateNo === unnamed)).toMatchObject({
      userExaminationNo: null,
      rating: 2,
      allowedActions: ['reissueCertificate', 'nameAddress', 'printCertificate', 'printReceipt'],
    });
  });

  if (kind === 'postgresql')
    test('a pass that is withdrawn concurrently earns none', async () => {
      const { ask, userExaminationNo, memberNo } = await announced({ rounds: 27 });
      const asked = await duringChange(
        server.db,
        async (db) => {
          const { configuration, app } = server;
          const application = await lockApplication(db, userExaminationNo);
          if (!application) throw new Error(`no application ${userExaminationNo}`);
          const correction = {
            correctionNo: 1,
            to: 'FAILED',
            scores: null,
            isAnnounced: true,
            reason: '채점 오류',
          } as const;
          await correctResult(
            application,
            correction,
            moneyContext({ db, now: clock.now, log: app.log, configuration }),
          );
        },
        ask,
      );
      expect(asked).toMatchObject({ code: CODES.CERTIFICATE_NOT_EARNED.code });
      const rows = server.db.selectFrom('certificate').select('status').where('member_no', '=', memberNo);
      expect(await rows.execute()).toEqual([]);
    });

  test('ten at once make one request; a second one of the grade is rejected, and a repeat with its key is not', async () => {
    const { ask, userExaminationNo } = await announced({ rounds: 17 });
    const answers = await Promise.all(Array.from({ length: 10 }, () => ask()));
    const codes = answers.map(({ code }) => code).sort();
    expect(codes).toEqual([...Array<number>(9).fill(CODES.CERTIFICATE_DUPLICATE.code), 1]);
    expect(await ask({ certName: '외식경영관리사 2급' })).toMatchObject({ code: CODES.CERTIFICATE_DUPLICATE.code });
    clock.now = BEFORE;
    const other = await announced({ rounds: 17 });
    const first = await other.ask(undefined, 'again-17');
    expect(await other.ask(undefined, 'again-17')).toMatchObject({ code: 1, entity: first.entity });
    expect(other.userExaminationNo).not.toBe(userExaminationNo);
  });

  test('the member cancels while the fee is awaited, not after, and may request again', async () => {
    const { ask, client, staff, list } = await announced({ rounds: 18 });
    const certificateNo = (await ask()).entity as number;
    const stranger = await server.member();
    const cancel = (by = client) => by.call('patchIntCertificateCancel', { certificateNo });
    expect(await cancel(stranger.client)).toMatchObject({ status: 404 });
    expect(await cancel()).toMatchObject({ code: 1, entity: 1 });
    expect(await cancel()).toMatchObject({ code: CODES.CERTIFICATE_CANCEL_NOT_ALLOWED.code });
    expect((await list()).list).toMatchObject([{ status: 'CANCELLED', allowedActions: ['requestCertificate'] }]);
    const again = (await ask()).entity as number;
    await decideCertificate(again, { event: 'transferred', day: TRANSFERRED }, staff());
    expect(await client.call('patchIntCertificateCancel', { certificateNo: again })).toMatchObject({
      code: CODES.CERTIFICATE_CANCEL_NOT_ALLOWED.code,
    });
  });

  test('without the fee it expires at the end of the third working day after the last day, and not before', async () => {
    const { ask, list, staff } = await announced({ rounds: 19 });
    const certificateNo = (await ask()).entity as number;
    const run = () => certificateExpireJob.run({ ...server.services, db: server.db, log: server.app.log });
    // New Year's Day and a weekend are in between.
    clock.now = new Date('2027-01-06T23:59:59.999+09:00');
    await run();
    const row = await rowOf(certificateNo);
    expect(row).toMatchObject({ status: 'AWAITING_TRANSFER' });
    expect(await moveCertificate(row, { event: 'duePassed', by: 'system' }, staff())).toBeNull();
    clock.now = new Date('2027-01-07T00:00:00+09:00');
    await run();
    await run();
    expect((await list()).list).toMatchObject([{ status: 'EXPIRED', allowedActions: ['requestCertificate'] }]);
    const notices = await server.db
      .selectFrom('member_notice')
      .select('notice_no')
      .where('event', '=', 'certificateExpired')
      .where('subject_no', '=', certificateNo)
      .execute();
    expect(notices).toHaveLength(1);
  });

  test('a reissue replaces the old certificate when it is issued, under another number', async () => {
    const { ask, staff, list, client, userExaminationNo } = await announced({ rounds: 20 });
    const issued = async (certificateNo: number) => {
      await decideCertificate(certificateNo, { event: 'transferred', day: TRANSFERRED }, staff());
      expect(await decideCertificate(certificateNo, { event: 'issue' }, staff())).toBe('ISSUED');
      return (await rowOf(certificateNo)).number;
    };
    const first = (await ask()).entity as number;
    const number = await issued(first);
    expect(await ask()).toMatchObject({ code: CODES.CERTIFICATE_HELD.code });
    expect(await ask({ certName: '외식경영관리사 2급' })).toMatchObject({ code: CODES.CERTIFICATE_HELD.code });
    const stranger = await server.member();
    expect((await stranger.client.call('upsertCertificate', requestForm({ certificateNo: first }))).status).toBe(404);
    const second = (await ask({ certificateNo: first })).entity as number;
    expect((await list()).list).toMatchObject([
      { certificateNo: second, status: 'AWAITING_TRANSFER' },
      {
        certificateNo: first,
        status: 'ISSUED',
        allowedActions: ['nameAddress', 'printCertificate', 'printReceipt'],
        document: { number },
      },
    ]);
    const newNumber = await issued(second);
    expect(newNumber).not.toBe(number);
    expect(await rowOf(first)).toMatchObject({ status: 'SUPERSEDED', number });
    expect((await list()).list).toMatchObject([
      { certificateNo: second, status: 'ISSUED' },
      { certificateNo: first, status: 'SUPERSEDED', allowedActions: ['printReceipt'], document: null },
    ]);
    expect((await client.call('getMapUserExam', { userExaminationNo })).entity).toMatchObject({
      allowedActions: ['printCertificate', 'object'],
      certificate: { number: newNumber, name: '홍길동', userBirth: '19900101', rating: 2 },
    });
    expect(await ask({ certificateNo: first })).toMatchObject({ code: CODES.CERTIFICATE_NOT_REISSUABLE.code });
  });

  test('a pass from before the qualification was revoked earns no new certificate', async () => {
    const { ask, staff, list } = await announced({ rounds: 21 });
    const certificateNo = (await ask()).entity as number;
    await decideCertificate(certificateNo, { event: 'transferred', day: TRANSFERRED }, staff());
    await decideCertificate(certificateNo, { event: 'issue' }, staff());
    expect(await decideCertificate(certificateNo, { event: 'revoke', reason: '부정한 방법으로 응시' }, staff())).toBe(
      'REVOKED',
    );
    expect((await list()).list).toMatchObject([
      { status: 'REVOKED', reason: '부정한 방법으로 응시', allowedActions: ['printReceipt'], document: null },
    ]);
    expect(await ask()).toMatchObject({ code: CODES.CERTIFICATE_NOT_EARNED.code });
    // A pass that is announced after the revocation does.
    await server.db
      .updateTable('certificate')
      .set({ ended_at: new Date(ANNOUNCED.getTime() - 1) })
      .where('certificate_no', '=', certificateNo)
      .execute();
    expect(await ask()).toMatchObject({ code: 1 });
  });

  if (kind === 'postgresql')
    test('a reissue requested while the certificate is being revoked is rejected', async () => {
      const { ask, staff } = await announced({ rounds: 22 });
      const certificateNo = (await ask()).entity as number;
      await decideCertificate(certificateNo, { event: 'transferred', day: TRANSFERRED }, staff());
      await decideCertificate(certificateNo, { event: 'issue' }, staff());
      const answer = await duringChange(
        server.db,
        (db) => decideCertificate(certificateNo, { event: 'revoke', reason: '부정행위' }, { ...staff(), db }),
        () => ask({ certificateNo }),
      );
      expect(answer).toMatchObject({ code: CODES.CERTIFICATE_NOT_REISSUABLE.code });
    });
});
