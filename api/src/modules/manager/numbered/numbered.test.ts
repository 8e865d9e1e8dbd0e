import type { Insertable } from 'kysely';
import type { PaperTable } from '../../../database/types/tables/paper.ts';
import { lockApplication } from '../../../enrolment/application/store.ts';
import { describeWithDatabase, duringChange, type TestClient, type TestServer } from '../../../testing/index.ts';
import { pagesOfPdf, wordsOnPdf } from '../../../testing/pdfWords.ts';
import { openMoney } from '../../payment/testing/money.ts';
import { decide } from '../applications/decisions.ts';
import { drawNumber } from '../certificates/number.ts';
import { lockCertificate } from '../certificates/store.ts';
import { keepSession, requestForm, staffOf } from '../testing/certificates.ts';
import { addCourse } from '../testing/offerings.ts';
import { insertPaper } from './store.ts';

/** Cases without a paper, papers that have become invalid, and concurrent openings of one paper. */

const PERSON = { recipient: 'PERSON' };
const NOT_ALLOWED = { code: -2009 };

describeWithDatabase('the completion paper of a course', (open) => {
  let server: TestServer;
  const now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  async function completed(decision: 'complete' | 'notComplete' = 'complete') {
    const { client, memberNo } = await server.member();
    await keepSession(server, memberNo);
    const educationNo = await addCourse(server.db, { price: 0, title: '외식경영관리사 2급 심화' });
    const userExaminationNo = (await client.call('postIntEdu', { educationNo })).entity as number;
    await decide({ applicationNo: userExaminationNo, decision }, staffOf(server, now));
    return { client, memberNo, userExaminationNo };
  }
  const check = async (number: string) => (await server.client().call('getMapCertificate', { number })).entity;
  const correctTo = (applicationNo: number, status: 'NOT_COMPLETED' | 'COMPLETED') =>
    server.db.updateTable('application').set({ status }).where('application_no', '=', applicationNo).execute();

  test('gets a permanent number when it is first opened, and is one page that can be read back', async () => {
    const { client, userExaminationNo } = await completed();
    const detail = await client.call('getMapUserEdu', { userExaminationNo });
    expect(detail.entity).toMatchObject({ status: 'COMPLETED', allowedActions: ['printCompletion'] });
    const opened = await Promise.all([1, 2].map(() => client.call('postMapCompletion', { userExaminationNo })));
    const [first, second] = opened.map(({ entity }) => entity as { number: string });
    expect(first).toMatchObject({
      number: expect.stringMatching(/^2026-3-\d{5}-\d{5}$/),
      title: '외식경영관리사 2급 심화',
      name: '홍길동',
    });
    expect(second).toEqual(first);
    const number = first?.number ?? '';
    expect(await check(number)).toMatchObject({
      valid: true,
      kind: 'COMPLETION',
      title: '외식경영관리사 2급 심화',
      name: '홍*동',
    });

    const { rawPayload, headers } = await server.app.inject({
      method: 'POST',
      url: '/api/home/manager/downloadCompletion',
      headers: { authorization: client.token },
      payload: { number },
    });
    expect(headers['content-type']).toBe('application/pdf');
    expect(pagesOfPdf(rawPayload)).toBe(1);
    const words = (await wordsOnPdf(rawPayload)).replace(/\s/g, '');
    for (const text of [
      '수료증',
      `제${number}호`,
      '홍길동',
      '외식경영관리사2급심화',
      '2026.12.10(목)',
      '자격증이아닙니다',
    ])
      expect(words).toContain(text);
  });

  test('a corrected result makes it invalid, and it cannot be opened any more', async () => {
    const { client, userExaminationNo } = await completed();
    const { number } = (await client.call('postMapCompletion', { userExaminationNo })).entity as { number: string };
    await correctTo(userExaminationNo, 'NOT_COMPLETED');
    expect(await check(number)).toEqual({ valid: false });
    expect(await client.call('postMapCompletion', { userExaminationNo })).toMatchObject({ code: -2009 });
    expect(await client.call('downloadCompletion', { number })).toMatchObject({ code: -2009 });
    await correctTo(userExaminationNo, 'COMPLETED');
    expect(await check(number)).toMatchObject({ valid: true });
  });

  test('there is none for an incomplete course, for an exam, or for anybody else', async () => {
    const { client, userExaminationNo } = await completed('notComplete');
    expect(await client.call('postMapCompletion', { userExaminationNo })).toMatchObject({ code: -2009 });
    const other = await completed();
    expect(await client.call('postMapCompletion', other)).toMatchObject({ status: 404 });
    const { number } = (await other.client.call('postMapCompletion', other)).entity as { number: string };
    expect(await client.call('downloadCompletion', { number })).toMatchObject({ status: 404 });
    expect(await server.client().call('postMapCompletion', other)).toMatchObject({ status: 401 });
  });

  test('a changed name makes a new one, and the old number is invalid', async () => {
    const { client, memberNo, userExaminationNo } = await completed();
    const open = async () =>
      (await client.call('postMapCompletion', { userExaminationNo })).entity as { number: string };
    const before = await open();
    await server.db.updateTable('member').set({ name: '홍새롬' }).where('member_no', '=', memberNo).execute();
    const after = await open();
    expect(after).toMatchObject({ name: '홍새롬' });
    expect(after.number).not.toBe(before.number);
    expect([await check(before.number), await check(after.number)]).toMatchObject([
      { valid: false },
      { valid: true, name: '홍*롬' },
    ]);
  });

  test('the database rejects the change or deletion of a number', async () => {
    const { client, userExaminationNo } = await completed();
    const { number } = (await client.call('postMapCompletion', { userExaminationNo })).entity as { number: string };
    const { db } = server;
    await expect(db.deleteFrom('paper').where('number', '=', number).execute()).rejects.toThrow(/stays/);
    await expect(
      db.updateTable('paper').set({ number: '2026-3-00000-00000' }).where('number', '=', number).execute(),
    ).rejects.toThrow(/does not change/);
  });
});

describeWithDatabase('a numbered paper', (open, kind) => {
  const held = openMoney(open);

  async function paid() {
    const all = await held();
    await all.checkout.press(all.checkoutUrl, 'approve');
    const { server, client, db, paymentNo, userExaminationNo, clock } = all;
    const { member_no } = await db
      .selectFrom('application')
      .select('member_no')
      .where('application_no', '=', userExaminationNo)
      .executeTakeFirstOrThrow();
    return {
      ...all,
      /** Unsaved row of a paper in the member's own name. */
      paper: async (columns: Partial<Insertable<PaperTable>>): Promise<Insertable<PaperTable>> => ({
        ...{ kind: 'PAYMENT', subject_no: paymentNo, member_no, number: await drawNumber(db, 4, clock.now) },
        ...{ recipient: 'PERSON', recipient_name: '홍길동', recipient_masked: '홍*동', business_number: '' },
        ...{ issued_at: clock.now, replaced_at: null },
        ...columns,
      }),
      openReceipt: (form: object = {}) =>
        client.call('postMapReceipt', { kind: 'PAYMENT', subjectNo: paymentNo, ...PERSON, ...form }),
      kinds: async (of: object) => {
        const { entity } = await client.call('getMapReceipts', of);
        return (entity as { receipts: { kind: string }[] }).receipts.map((receipt) => receipt.kind);
      },
      isValid: async (number: string) =>
        ((await server.client().call('getMapCertificate', { number })).entity as { valid: boolean }).valid,
      setPayment: (columns: object) =>
        db.updateTable('payment').set(columns).where('payment_no', '=', paymentNo).execute(),
      addRefund: (columns: object) =>
        db
          .insertInto('refund')
          .values({
            ...{ application_no: userExaminationNo, payment_no: paymentNo, cause: 'CANCEL', route: 'gateway' },
            ...{ status: 'DONE', amount: 40_000, to_account: false, percent: 80, account_sealed: null },
            ...{ requested_at: clock.now, decided_at: clock.now, leased_until: null, finished_at: clock.now },
            ...columns,
          })
          .returning('refund_no')
          .executeTakeFirstOrThrow(),
      addCertificate: async () =>
        (await client.call('upsertCertificate', requestForm({ certName: '외식경영관리사 2급' }))).entity as number,
    };
  }
  const numberOf = async (answer: ReturnType<TestClient['call']>) =>
    ((await answer).entity as { number: string }).number;

  test('is not issued for a payment under review, and is invalid during it', async () => {
    const { openReceipt, setPayment, userExaminationNo, kinds, isValid } = await paid();
    const number = await numberOf(openReceipt());
    await setPayment({ status: 'HELD_FOR_REVIEW' });
    expect(await kinds({ userExaminationNo })).toEqual([]);
    expect(await openReceipt()).toMatchObject(NOT_ALLOWED);
    expect(await isValid(number)).toBe(false);
  });

  test('is not issued for an empty or unfinished refund, and is invalid after the refund is undone', async () => {
    const { openReceipt, addRefund, userExaminationNo, kinds, isValid, db } = await paid();
    const { refund_no: nothing } = await addRefund({ amount: 0, percent: 0 });
    expect(await kinds({ userExaminationNo })).toEqual(['PAYMENT']);
    expect(await openReceipt({ kind: 'REFUND', subjectNo: nothing })).toMatchObject(NOT_ALLOWED);
    const setRefund = (columns: object) =>
      db.updateTable('refund').set(columns).where('refund_no', '=', nothing).execute();
    await setRefund({ amount: 40_000, percent: 80 });
    const number = await numberOf(openReceipt({ kind: 'REFUND', subjectNo: nothing }));
    expect(await isValid(number)).toBe(true);
    // The bank has returned it: it is paid again.
    await setRefund({ status: 'APPROVED' });
    expect(await isValid(number)).toBe(false);
    expect(await openReceipt({ kind: 'REFUND', subjectNo: nothing })).toMatchObject(NOT_ALLOWED);
  });

  test('is not issued for a free card or to another member; an unreturned fee has no receipt of a return', async () => {
    const { server, client, db, clock, addCertificate, kinds, isValid, paper } = await paid();
    const certificateNo = await addCertificate();
    const other = await server.member();
    expect(await other.client.call('getMapReceipts', { certificateNo })).toMatchObject({ status: 404 });
    const set = (columns: object) =>
      db.updateTable('certificate').set(columns).where('certificate_no', '=', certificateNo).execute();
    await set({ status: 'PAID', paid_at: clock.now, fee: 0 });
    expect(await kinds({ certificateNo })).toEqual([]);
    expect(await client.call('postMapReceipt', { kind: 'FEE', subjectNo: certificateNo, ...PERSON })).toMatchObject(
      NOT_ALLOWED,
    );
    await set({ fee: 15_000 });
    const { number } = await insertPaper(db, await paper({ kind: 'FEE_RETURN', subject_no: certificateNo }));
    expect(await isValid(number)).toBe(false);
  });

  test('of a business with the same name and another number is another one', async () => {
    const { openReceipt } = await paid();
    const business = { recipient: 'BUSINESS', businessName: '한빛푸드' };
    const first = await numberOf(openReceipt({ ...business, businessNumber: '104-82-00007' }));
    expect(await numberOf(openReceipt({ ...business, businessNumber: '124-81-00998' }))).not.toBe(first);
  });

  test('of a payment can be downloaded only as a receipt', async () => {
    const { client, db, clock, server, userExaminationNo, paper } = await paid();
    await decide({ applicationNo: userExaminationNo, decision: 'complete' }, staffOf(server, clock.now));
    // A payment has the same subject number.
    const { number } = await insertPaper(db, await paper({ subject_no: userExaminationNo }));
    expect(await client.call('downloadCompletion', { number })).toMatchObject({ status: 404 });
  });

  if (kind === 'postgresql') {
    test('that is opened in two windows at once is issued one after the other', async () => {
      const { db, clock, client, userExaminationNo, paper, addCertificate, openReceipt } = await paid();
      const business = { recipient: 'BUSINESS', recipient_name: '한빛푸드', business_number: '1048200007' } as const;
      const payment = await duringChange(
        db,
        async (changing) => {
          await lockApplication(changing, userExaminationNo);
          await insertPaper(changing, await paper(business));
        },
        () => openReceipt(),
      );
      expect(payment).toMatchObject({ code: 1, entity: { recipient: 'PERSON' } });

      const certificateNo = await addCertificate();
      const isPaid = db.updateTable('certificate').set({ status: 'PAID', paid_at: clock.now });
      await isPaid.where('certificate_no', '=', certificateNo).execute();
      const fee = await duringChange(
        db,
        async (changing) => {
          await lockCertificate(changing, certificateNo);
          await insertPaper(changing, await paper({ ...business, kind: 'FEE', subject_no: certificateNo }));
        },
        () => client.call('postMapReceipt', { kind: 'FEE', subjectNo: certificateNo, ...PERSON }),
      );
      expect(fee).toMatchObject({ code: 1, entity: { recipient: 'PERSON' } });
    });

    test('of a course is not issued if its result is corrected concurrently', async () => {
      const { db, clock, client, server, userExaminationNo } = await paid();
      await decide({ applicationNo: userExaminationNo, decision: 'complete' }, staffOf(server, clock.now));
      const opened = await duringChange(
        db,
        (changing) =>
          changing
            .updateTable('application')
            .set({ status: 'NOT_COMPLETED' })
            .where('application_no', '=', userExaminationNo)
            .execute(),
        () => client.call('postMapCompletion', { userExaminationNo }),
      );
      expect(opened).toMatchObject(NOT_ALLOWED);
    });
  }
});
