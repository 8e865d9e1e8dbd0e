import { describeWithDatabase, duringChange, type TestServer } from '../../../testing/index.ts';
import { ANNOUNCED, keepSession, passedMember, requestForm, staffOf, TRANSFERRED } from '../testing/certificates.ts';
import { cancelForm } from '../testing/offerings.ts';
import { MAX_CHECKS_PER_MINUTE } from '../verification/verifyNumber.ts';
import { decideCertificate, reissueCertificate } from './decisions.ts';
import { moveCertificate } from './moveCertificate.ts';
import { drawNumber } from './number.ts';
import { readFeeAccount } from './ownRequest.ts';
import { writeFeeReturned } from './store.ts';

const ADDRESS = { postCode: '04524', userAddress: '서울특별시 중구 세종대로 110', userAddress2: '3층' };

describeWithDatabase('the office and certificates', (open, kind) => {
  let server: TestServer;
  const clock = { now: ANNOUNCED };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
  });
  const staff = () => staffOf(server, clock.now);
  const rowOf = (certificateNo: number) =>
    server.db
      .selectFrom('certificate')
      .selectAll()
      .where('certificate_no', '=', certificateNo)
      .executeTakeFirstOrThrow();
  const noticesOf = async (certificateNo: number) =>
    (
      await server.db
        .selectFrom('member_notice')
        .select('event')
        .where('event', 'like', 'certificate%')
        .where('subject_no', '=', certificateNo)
        .orderBy('notice_no')
        .execute()
    ).map(({ event }) => event);
  const check = async (number: string | null, ip?: string) =>
    server.client(ip).call('getMapCertificate', { number: number ?? '' });

  async function asked() {
    clock.now = new Date('2026-11-20T12:00:00+09:00');
    const member = await passedMember(server, clock.now);
    clock.now = ANNOUNCED;
    const { client, userExaminationNo } = member;
    const certificateNo = (await client.call('upsertCertificate', requestForm({ userExaminationNo }))).entity as number;
    return { ...member, certificateNo };
  }
  async function paid() {
    const all = await asked();
    expect(await decideCertificate(all.certificateNo, { event: 'transferred', day: TRANSFERRED }, staff())).toBe(
      'PAID',
    );
    return all;
  }
  async function issued() {
    const all = await paid();
    expect(await decideCertificate(all.certificateNo, { event: 'issue' }, staff())).toBe('ISSUED');
    const { number } = await rowOf(all.certificateNo);
    return { ...all, number: number ?? '' };
  }

  test('from the transfer to the post: each step once, in order, each with one notice', async () => {
    const { certificateNo } = await asked();
    const one = { certificateNo };
    expect(await decideCertificate(one.certificateNo, { event: 'issue' }, staff())).toBeNull();
    expect(await decideCertificate(one.certificateNo, { event: 'send' }, staff())).toBeNull();
    const confirmed = await Promise.all(
      [1, 2, 3].map(() => decideCertificate(one.certificateNo, { event: 'transferred', day: TRANSFERRED }, staff())),
    );
    expect(confirmed.filter((status) => status === 'PAID')).toHaveLength(1);
    const given = await Promise.all(
      [1, 2, 3].map(() => decideCertificate(one.certificateNo, { event: 'issue' }, staff())),
    );
    expect(given.filter((status) => status === 'ISSUED')).toHaveLength(1);
    expect(await decideCertificate(one.certificateNo, { event: 'reject', reason: '늦음' }, staff())).toBeNull();
    expect(await decideCertificate(one.certificateNo, { event: 'send' }, staff())).toBe('SENT');
    expect(await rowOf(certificateNo)).toMatchObject({
      status: 'SENT',
      number: expect.stringMatching(/^2026-2-\d{5}-\d{5}$/) as string,
      paid_at: ANNOUNCED,
      issued_at: ANNOUNCED,
      sent_at: ANNOUNCED,
    });
    expect(await noticesOf(certificateNo)).toEqual([
      'certificateAsked',
      'certificatePaid',
      'certificateIssued',
      'certificateSent',
    ]);
  });

  test('the fee of a rejected request is owed until it was transferred to the account that the member named', async () => {
    const { certificateNo, client } = await paid();
    const account = { ...cancelForm(0), certificateNo };
    expect(await client.call('patchIntCertificateAccount', account)).toMatchObject({ code: -2207 });
    expect(
      await decideCertificate(certificateNo, { event: 'reject', reason: '응시 자격 증빙이 없습니다.' }, staff()),
    ).toBe('REJECTED');
    const { list } = (await client.call('fetchUserCertList')).entity as { list: unknown[] };
    expect(list[0]).toMatchObject({
      status: 'REJECTED',
      reason: '응시 자격 증빙이 없습니다.',
      feeOwed: 15_000,
      allowedActions: ['requestCertificate', 'nameFeeAccount', 'printReceipt'],
    });
    const stranger = await server.member();
    expect(await stranger.client.call('patchIntCertificateAccount', account)).toMatchObject({ status: 404 });
    expect(await client.call('patchIntCertificateAccount', account)).toMatchObject({ code: 1, entity: 1 });
    const row = await rowOf(certificateNo);
    expect(JSON.stringify(row)).not.toContain('1102345678901');
    expect(row.fee_account_masked).toBe('*********8901');
    expect(readFeeAccount(staff().keys, row)).toMatchObject({ account: '1102345678901', bank: '한빛은행' });
    // An account copied to another row cannot be decrypted there.
    expect(() => readFeeAccount(staff().keys, { ...row, certificate_no: certificateNo + 1 })).toThrow();
    await writeFeeReturned(server.db, certificateNo, clock.now);
    expect(await client.call('patchIntCertificateAccount', account)).toMatchObject({ code: -2207 });
  });

  test('a certificate reissued by the office is free, and the old number is invalid', async () => {
    const { certificateNo, number } = await issued();
    const again = await reissueCertificate({ certificateNo, reason: '인쇄 오류' }, staff());
    const row = await rowOf(again ?? 0);
    expect(row).toMatchObject({ status: 'ISSUED', fee: 0, replaces_no: certificateNo, reason: '인쇄 오류' });
    expect(await rowOf(certificateNo)).toMatchObject({ status: 'SUPERSEDED', number });
    expect((await check(number)).entity).toEqual({ valid: false });
    expect((await check(row.number)).entity).toMatchObject({ valid: true });
    expect(await reissueCertificate({ certificateNo, reason: '다시' }, staff())).toBeNull();
  });

  test('nothing is reissued for a withdrawn holder', async () => {
    const { certificateNo, memberNo } = await issued();
    await server.db.updateTable('member').set({ name: null }).where('member_no', '=', memberNo).execute();
    expect(await reissueCertificate({ certificateNo, reason: '분실' }, staff())).toBeNull();
  });

  test('a number that was assigned once is never drawn again', async () => {
    const { number } = await issued();
    const chances = [Number(number.slice(7).replace('-', '')), 42];
    expect(await drawNumber(server.db, 2, clock.now, () => chances.shift() ?? 0)).toBe('2026-2-00000-00042');
  });

  test('a decision on a row that has moved meanwhile is not written', async () => {
    const { certificateNo } = await asked();
    const stale = await rowOf(certificateNo);
    await decideCertificate(certificateNo, { event: 'transferred', day: TRANSFERRED }, staff());
    await expect(moveCertificate(stale, { event: 'cancel', by: 'member' }, staff())).rejects.toThrow(
      'no longer AWAITING_TRANSFER',
    );
  });

  if (kind === 'postgresql')
    test('issuing a new one waits while the old one is being revoked', async () => {
      const { certificateNo, client } = await issued();
      const again = (await client.call('upsertCertificate', requestForm({ certificateNo }))).entity as number;
      await decideCertificate(again, { event: 'transferred', day: TRANSFERRED }, staff());
      const status = await duringChange(
        server.db,
        (db) => decideCertificate(certificateNo, { event: 'revoke', reason: '부정행위' }, { ...staff(), db }),
        () => decideCertificate(again, { event: 'issue' }, staff()),
      );
      expect([status, (await rowOf(certificateNo)).status]).toEqual(['ISSUED', 'REVOKED']);
    });

  test('the check returns validity, grade, masked name and day of issue, and nothing more', async () => {
    const { number, certificateNo } = await issued();
    const valid = { valid: true, kind: 'CERTIFICATE', grade: 2, name: '홍*동', issuedAt: '2026-12-24T10:00:00+09:00' };
    for (const typed of [number, number.replaceAll('-', ''), ` 제 ${number} 호 `, number.replaceAll('-', ' ')])
      expect((await check(typed)).entity).toEqual(valid);
    expect((await check(number)).headers['cache-control']).toContain('no-store');
    await decideCertificate(certificateNo, { event: 'revoke', reason: '부정행위' }, staff());
    expect((await check(number)).entity).toEqual({ valid: false });
  });

  test('unknown, malformed and revoked numbers return the same bytes', async () => {
    const { number, certificateNo } = await issued();
    await decideCertificate(certificateNo, { event: 'revoke', reason: '부정행위' }, staff());
    const bodies = new Set<string>();
    for (const typed of [number, '2026-2-00000-00000', '', '자격증', "' or 1=1", `${number}9`, '9'.repeat(5000)]) {
      const answer = await check(typed, '198.51.100.30');
      expect(answer.status).toBe(200);
      bodies.add(answer.body);
    }
    expect([...bodies]).toHaveLength(1);
  });

  test('each network has its own limit of checks a minute', async () => {
    const { number } = await issued();
    const statuses = [];
    for (let index = 0; index <= MAX_CHECKS_PER_MINUTE; index += 1)
      statuses.push((await check(number, '198.51.100.31')).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(MAX_CHECKS_PER_MINUTE);
    const refused = await check(number, '198.51.100.31');
    expect(refused).toMatchObject({ status: 429 });
    expect(refused.headers['retry-after']).toBe('60');
    expect((await check(number, '198.51.100.32')).status).toBe(200);
  });

  test('a row with a number cannot be deleted or renumbered', async () => {
    const { certificateNo, memberNo } = await issued();
    await keepSession(server, memberNo);
    const row = (): ReturnType<typeof rowOf> => rowOf(certificateNo);
    const { number } = await row();
    await expect(
      server.db.deleteFrom('certificate').where('certificate_no', '=', certificateNo).execute(),
    ).rejects.toThrow(/has a number and stays/);
    await expect(
      server.db
        .updateTable('certificate')
        .set({ number: '2026-2-00000-00001' })
        .where('certificate_no', '=', certificateNo)
        .execute(),
    ).rejects.toThrow(/does not change/);
    const other = await issued();
    await expect(
      server.db
        .insertInto('certificate')
        .values({ ...(await rowOf(other.certificateNo)), certificate_no: 777_777, status: 'REVOKED', number })
        .execute(),
    ).rejects.toThrow(/certificate_(number_key|ended)/);
  });

  test.each([
    ['issued without a number', { status: 'ISSUED', paid_at: ANNOUNCED }, /certificate_issued/],
    ['paid without a date', { status: 'PAID' }, /certificate_paid/],
    ['ended without a date', { status: 'CANCELLED' }, /certificate_ended/],
    ['owing a fee that was not rejected', { fee_owed: 15_000 }, /certificate_fee/],
  ] as const)('the database refuses one that is %s', async (_title, columns, constraint) => {
    const { certificateNo } = await asked();
    await expect(
      server.db.updateTable('certificate').set(columns).where('certificate_no', '=', certificateNo).execute(),
    ).rejects.toThrow(constraint);
  });
});

describeWithDatabase('the postal address of a certificate', (open) => {
  let server: TestServer;
  const now = new Date('2026-11-20T12:00:00+09:00');
  beforeAll(async () => {
    server = await open({ now: () => now });
  });

  async function asked(address: object) {
    const { client } = await server.member();
    const form = requestForm({ certName: '외식경영관리사 2급' });
    const certificateNo = (await client.call('upsertCertificate', { ...form, ...address })).entity as number;
    const item = async () => ((await client.call('fetchUserCertList')).entity as { list: object[] }).list[0];
    const move = (decision: Parameters<typeof decideCertificate>[1]) =>
      decideCertificate(certificateNo, decision, staffOf(server, now));
    const issue = async () => {
      await move({ event: 'transferred', day: '2026-11-20' });
      await move({ event: 'issue' });
    };
    const set = (changes: object = {}) =>
      client.call('patchIntCertificateAddress', { certificateNo, ...ADDRESS, ...changes });
    return { client, certificateNo, item, move, issue, set };
  }

  test('is sent with the request, and may be changed until the card is posted', async () => {
    const { item, issue, set, move } = await asked(ADDRESS);
    expect(await item()).toMatchObject({
      post: ADDRESS,
      sending: null,
      allowedActions: expect.arrayContaining(['nameAddress']),
    });
    await issue();
    expect(await set({ userAddress: '부산광역시 해운대구 우동 1', userAddress2: '' })).toMatchObject({ entity: 1 });
    expect(await item()).toMatchObject({ post: { userAddress: '부산광역시 해운대구 우동 1', userAddress2: '' } });
    await move({ event: 'send', tracking: { carrier: 'EPOST', number: '6012345678901' } });
    expect(await set()).toMatchObject({ code: -2208 });
    expect(await item()).toMatchObject({
      post: { userAddress: '부산광역시 해운대구 우동 1' },
      sending: {
        carrierName: '우체국',
        trackingNumber: '6012345678901',
        url: expect.stringMatching(/^https:.*epost.*6012345678901$/),
        sentAt: '2026-11-20T12:00:00+09:00',
      },
    });
  });

  test('is missing from an older page: the request is accepted, and the member may add it', async () => {
    const { item, set } = await asked({});
    expect(await item()).toMatchObject({ post: null, allowedActions: expect.arrayContaining(['nameAddress']) });
    expect(await set()).toMatchObject({ entity: 1 });
    expect(await item()).toMatchObject({ post: ADDRESS });
  });

  test('is validated like every address, and no other member\u2019s to change', async () => {
    const { set, certificateNo } = await asked({});
    expect(await set({ postCode: '123' })).toMatchObject({ status: 400, entity: { issues: [{ path: 'postCode' }] } });
    expect(await set({ userAddress: ' ' })).toMatchObject({ status: 400 });
    const other = await asked({});
    expect(await other.set({ certificateNo })).toMatchObject({ status: 404 });
  });

  test('a tracking number is sent to the member once, with its carrier', async () => {
    const { client, issue, move } = await asked(ADDRESS);
    await issue();
    await move({ event: 'send', tracking: { carrier: 'CJ', number: '123456789012' } });
    const { list } = (await client.call('getListBoxUserNotice')).entity as { list: { content: string }[] };
    const withInvoice = list.filter(({ content }) => content.includes('CJ대한통운 송장번호 123456789012'));
    expect(withInvoice).toHaveLength(1);
  });
});
