import { describeWithDatabase, type TestClient, type TestServer } from '../../../testing/index.ts';
import { pagesOfPdf, wordsOnPdf } from '../../../testing/pdfWords.ts';
import { openMoney } from '../../payment/testing/money.ts';
import { decideCertificate } from '../certificates/decisions.ts';
import { writeFeeReturned } from '../certificates/store.ts';
import { requestForm, staffOf } from '../testing/certificates.ts';

const BUSINESS = { recipient: 'BUSINESS', businessNumber: '104-82-00007', businessName: '주식회사 한빛푸드' };

interface Issued {
  number: string;
  replacedAt: string | null;
}
interface View {
  recipient: object;
  receipts: { kind: string; subjectNo: number; refunded: number; issued: Issued[] }[];
}

describeWithDatabase('receipts', (open) => {
  const held = openMoney(open);

  async function paid() {
    const all = await held();
    await all.checkout.press(all.checkoutUrl, 'approve');
    return all;
  }
  const viewOf = async (client: TestClient, of: object) => (await client.call('getMapReceipts', of)).entity as View;
  const check = async (server: TestServer, number: string) =>
    (await server.client().call('getMapCertificate', { number })).entity;
  const fileOf = async (server: TestServer, client: TestClient, number: string) => {
    const { rawPayload } = await server.app.inject({
      method: 'POST',
      url: '/api/home/manager/downloadReceipt',
      headers: { authorization: client.token },
      payload: { number },
    });
    return { pages: pagesOfPdf(rawPayload), words: (await wordsOnPdf(rawPayload)).replace(/\s/g, '') };
  };

  test('a payment has one in the name of its member, on one page, with a permanent number', async () => {
    const { server, client, userExaminationNo, paymentNo } = await paid();
    expect((await client.call('getMapUserEdu', { userExaminationNo })).entity).toMatchObject({
      allowedActions: expect.arrayContaining(['printReceipt']),
    });
    const view = await viewOf(client, { userExaminationNo });
    expect(view).toMatchObject({
      recipient: { recipient: 'PERSON', recipientName: '홍길동' },
      receipts: [{ kind: 'PAYMENT', subjectNo: paymentNo, refunded: 0, issued: [] }],
    });
    const form = { kind: 'PAYMENT', subjectNo: paymentNo, recipient: 'PERSON' };
    const [first, second] = (await Promise.all([1, 2].map(() => client.call('postMapReceipt', form)))).map(
      ({ entity }) => entity as { number: string },
    );
    expect(first).toMatchObject({
      number: expect.stringMatching(/^2026-4-/),
      amount: 50_001,
      method: '신용카드',
      what: '외식경영관리사 2급 집합교육 교육비',
    });
    expect(second).toEqual(first);
    const number = first?.number ?? '';
    expect(await check(server, number)).toMatchObject({
      ...{ valid: true, kind: 'RECEIPT', name: '홍*동', amount: 50_001, refunded: 0 },
    });
    const { pages, words } = await fileOf(server, client, number);
    expect(pages).toBe(1);
    for (const text of [
      '영수증(납입증명서)',
      `제${number}호`,
      '금50,001원',
      '홍길동',
      '신용카드',
      '2026.11.20(금)',
      '104-82-00000',
    ])
      expect(words).toContain(text);
    expect(words).not.toContain('환불');
  });

  test('another recipient makes a new number; the old one is invalid and remains in the history', async () => {
    const { server, client, userExaminationNo, paymentNo } = await paid();
    const subject = { kind: 'PAYMENT', subjectNo: paymentNo };
    const open = async (recipient: object) =>
      (await client.call('postMapReceipt', { ...subject, ...recipient })).entity as { number: string };
    const person = await open({ recipient: 'PERSON' });
    const business = await open(BUSINESS);
    expect(business).toMatchObject({
      recipientName: '주식회사 한빛푸드',
      businessNumber: '1048200007',
      name: '홍길동',
    });
    expect(await open(BUSINESS)).toEqual(business);
    expect(await check(server, person.number)).toEqual({ valid: false });
    expect(await check(server, business.number)).toMatchObject({ valid: true });
    expect(await client.call('downloadReceipt', { number: person.number })).toMatchObject({ status: 404 });
    const { words } = await fileOf(server, client, business.number);
    for (const text of ['상호주식회사한빛푸드', '사업자번호104-82-00007', '신청인홍길동'])
      expect(words).toContain(text);
    const { recipient, receipts } = await viewOf(client, { userExaminationNo });
    // Proposed for the member's next one.
    expect(recipient).toMatchObject({ recipient: 'BUSINESS', recipientName: '주식회사 한빛푸드' });
    expect(receipts[0]?.issued.map(({ number, replacedAt }) => [number, replacedAt !== null])).toEqual([
      [business.number, false],
      [person.number, true],
    ]);
    const again = await open({ recipient: 'PERSON' });
    expect([person.number, business.number]).not.toContain(again.number);
  });

  test('a business requires its name, and a number with a valid check digit', async () => {
    const { client, paymentNo } = await paid();
    const open = (changes: object) =>
      client.call('postMapReceipt', { kind: 'PAYMENT', subjectNo: paymentNo, ...BUSINESS, ...changes });
    expect(await open({ businessNumber: '104-82-00009' })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'businessNumber' }] },
    });
    expect(await open({ businessNumber: undefined, businessName: undefined })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'businessNumber' }, { path: 'businessName' }] },
    });
  });

  test('a refund has one too, and the payment’s receipt shows it', async () => {
    const { server, client, paymentNo, userExaminationNo, db, clock } = await paid();
    const { number } = (
      await client.call('postMapReceipt', { kind: 'PAYMENT', subjectNo: paymentNo, recipient: 'PERSON' })
    ).entity as { number: string };
    await db
      .insertInto('refund')
      .values({
        ...{
          application_no: userExaminationNo,
          payment_no: paymentNo,
          status: 'DONE',
          cause: 'CANCEL',
          route: 'gateway',
        },
        ...{ amount: 40_000, to_account: false, percent: 80, account_sealed: null, requested_at: clock.now },
        ...{ decided_at: clock.now, leased_until: null, finished_at: clock.now },
      })
      .execute();
    await db
      .updateTable('payment')
      .set({ refund_due: 40_000, refunded_amount: 40_000, status: 'PART_REFUNDED' })
      .where('payment_no', '=', paymentNo)
      .execute();
    expect(await check(server, number)).toMatchObject({ valid: true, amount: 50_001, refunded: 40_000 });
    const { words } = await fileOf(server, client, number);
    for (const text of ['환불금액40,000원', '남은금액10,001원']) expect(words).toContain(text);

    const { receipts } = await viewOf(client, { userExaminationNo });
    expect(receipts.map(({ kind, refunded }) => [kind, refunded])).toEqual([
      ['PAYMENT', 40_000],
      ['REFUND', 0],
    ]);
    const back = (
      await client.call('postMapReceipt', { kind: 'REFUND', subjectNo: receipts[1]?.subjectNo, recipient: 'PERSON' })
    ).entity as { number: string };
    expect(back.number).toMatch(/^2026-5-/);
    expect(await check(server, back.number)).toMatchObject({ valid: true, kind: 'REFUND_RECEIPT', amount: 40_000 });
    const paper = await fileOf(server, client, back.number);
    expect(paper.pages).toBe(1);
    for (const text of ['환불영수증', '금40,000원', '신용카드취소', '돌려드렸음']) expect(paper.words).toContain(text);
  });

  test('there is none before a payment, and none of another member\u2019s', async () => {
    const { server, client, paymentNo, userExaminationNo } = await held();
    const open = (who: TestClient) =>
      who.call('postMapReceipt', { kind: 'PAYMENT', subjectNo: paymentNo, recipient: 'PERSON' });
    expect(await open(client)).toMatchObject({ code: -2009 });
    const { client: other } = await server.member();
    expect(await open(other)).toMatchObject({ status: 404 });
    expect(await other.call('getMapReceipts', { userExaminationNo })).toMatchObject({ status: 404 });
    expect(await other.call('getMapReceipts', {})).toMatchObject({ status: 404 });
    expect(await open(server.client())).toMatchObject({ status: 401 });
  });

  test('the fee of a certificate has one, and its return another', async () => {
    const { server, client, clock, db } = await held();
    const certificateNo = (await client.call('upsertCertificate', requestForm({ certName: '외식경영관리사 2급' })))
      .entity as number;
    const open = (kind: string) =>
      client.call('postMapReceipt', { kind, subjectNo: certificateNo, recipient: 'PERSON' });
    expect(await open('FEE')).toMatchObject({ code: -2009 });
    const staff = staffOf(server, clock.now);
    await decideCertificate(certificateNo, { event: 'transferred', day: '2026-11-20' }, staff);
    const fee = (await open('FEE')).entity as { number: string };
    expect(fee).toMatchObject({ amount: 15_000, method: '계좌이체', what: '외식경영관리사 2급 자격증 발급 수수료' });
    const list = (await client.call('fetchUserCertList')).entity as { list: { allowedActions: string[] }[] };
    expect(list.list[0]?.allowedActions).toContain('printReceipt');
    await decideCertificate(certificateNo, { event: 'reject', reason: '합격 기록이 없습니다.' }, staff);
    await writeFeeReturned(db, certificateNo, clock.now);
    expect(await check(server, fee.number)).toMatchObject({ valid: true, amount: 15_000, refunded: 15_000 });
    expect((await viewOf(client, { certificateNo })).receipts.map(({ kind }) => kind)).toEqual(['FEE', 'FEE_RETURN']);
    expect((await open('FEE_RETURN')).entity).toMatchObject({ amount: 15_000, kindName: '환불 영수증' });
  });
});
