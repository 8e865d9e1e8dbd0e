import type { CallAnswer, Calls } from '@portal/shared/contract';
import { seoulDay } from '@portal/shared/time';
import { describeWithDatabase, duringChange, type TestServer } from '../../../../testing/index.ts';
import { certificateExpireJob } from '../../../manager/certificates/expireJob.ts';
import { keepSession, requestForm } from '../../../manager/testing/certificates.ts';
import { lockLeavingMember } from '../../../user/account/lockLeavingMember.ts';
import { lockMember } from '../../../user/account/store.ts';
import { endMembership } from '../../../user/withdrawal/endMembership.ts';
import { hasOpenTasks } from '../../../user/withdrawal/openTasks.ts';
import { addEmployee, type Employee } from '../../testing/employee.ts';
import { RECORDED } from '../bank/subject.ts';

/** A Friday: the payment deadline of a request made a week before. */
const DUE_DAY = '2026-11-27';
const ASKED = new Date('2026-11-20T10:00:00+09:00');
/** The third working day after the deadline. */
const EXPIRED = new Date('2026-12-03T00:00:00+09:00');
const account = { accountName: '김입금', bank: '한빛은행', account: '1102345678901' };

describeWithDatabase('a fee that the office finds late', (open, kind) => {
  let server: TestServer;
  let employee: Employee;
  const clock = { now: ASKED };
  beforeAll(async () => {
    server = await open({ now: () => clock.now });
    employee = await addEmployee(server, ['money'], '박하나');
    await keepSession(server, employee.memberNo);
  });
  beforeEach(async () => {
    clock.now = ASKED;
    await server.db.updateTable('session').set({ token_at: EXPIRED }).execute();
  });

  const expire = () => certificateExpireJob.run({ ...server.services, db: server.db, log: server.app.log });
  const rowOf = (certificateNo: number) =>
    server.db
      .selectFrom('certificate')
      .selectAll()
      .where('certificate_no', '=', certificateNo)
      .executeTakeFirstOrThrow();
  /** Creates a member with a unique name and a certificate request. */
  async function asked(name: string) {
    const { client, memberNo } = await server.member({ name });
    await keepSession(server, memberNo);
    const ask = async () =>
      (await client.call('upsertCertificate', { ...requestForm({ certName: '외식경영관리사 2급' }), userName: name }))
        .entity as number;
    return { client, memberNo, ask, certificateNo: await ask() };
  }
  /** Creates a member with a request that has expired unpaid. */
  async function expired(name: string) {
    const member = await asked(name);
    clock.now = EXPIRED;
    await expire();
    expect(await rowOf(member.certificateNo)).toMatchObject({ status: 'EXPIRED' });
    return member;
  }
  const confirm = (certificateNo: number, day: string) =>
    employee.client.call('officeConfirmFee', { certificateNo, day, reason: '은행 확인' });
  /** Won of fees in the report of a day. */
  const feesOn = async (day: string, direction: 'paid' | 'refunded' = 'paid') => {
    const report = (await employee.client.call('officeDayReport', { day })).entity as CallAnswer<
      Calls['officeDayReport']
    >;
    return report[direction].find(({ name }) => name.startsWith('자격증 수수료'))?.amount ?? 0;
  };
  const fileOf = (name: string, day: string) =>
    Buffer.from(`거래일시,입금액,출금액,입금자명\n${day} 18:00,15000,,${name}\n`).toString('base64');
  const read = async (content: string) =>
    ((await employee.client.call('officeReadBankFile', { content })).entity as { lines: object[] }).lines[0];
  const confirmLine = async (content: string, no: number) =>
    (
      await employee.client.call('officeConfirmBankLines', {
        content,
        chosen: [{ line: 2, matter: 'certificateFee', no }],
      })
    ).entity;
  const noticesOf = async (certificateNo: number) =>
    (
      await server.db
        .selectFrom('member_notice')
        .select('event')
        .where('subject_no', '=', certificateNo)
        .where('event', 'like', 'certificate%')
        .orderBy('notice_no')
        .execute()
    ).map(({ event }) => event);

  test('a request expires three working days after its due day, so that the bank files are read first', async () => {
    const { certificateNo } = await asked('기다림');
    for (const moment of ['2026-11-28T00:00:00', '2026-11-30T09:00:00', '2026-12-02T23:59:59.999']) {
      clock.now = new Date(`${moment}+09:00`);
      await expire();
      expect(await rowOf(certificateNo)).toMatchObject({ status: 'AWAITING_TRANSFER' });
    }
    clock.now = EXPIRED;
    await expire();
    expect(await rowOf(certificateNo)).toMatchObject({ status: 'EXPIRED' });
  });

  test('paid on the last evening and found in the file on Monday: issued like any other', async () => {
    const { certificateNo } = await asked('월요일');
    clock.now = new Date('2026-11-30T09:10:00+09:00');
    await expire();
    const content = fileOf('월요일', DUE_DAY);
    expect(await read(content)).toMatchObject({ state: 'matched', note: '' });
    expect(await confirmLine(content, certificateNo)).toMatchObject([{ outcome: 'done' }]);
    expect(await rowOf(certificateNo)).toMatchObject({ status: 'PAID' });
  });

  test('paid in time and found in the file after the request has expired: the request resumes', async () => {
    const { certificateNo, memberNo } = await expired('늦게읽힘');
    const content = fileOf('늦게읽힘', DUE_DAY);
    expect(await read(content)).toMatchObject({
      state: 'matched',
      candidates: [{ matter: 'certificateFee', no: certificateNo }],
      note: expect.stringContaining('다시 이어지고') as string,
    });
    expect(await confirmLine(content, certificateNo)).toMatchObject([{ outcome: 'done' }]);
    expect(await rowOf(certificateNo)).toMatchObject({ status: 'PAID', fee_owed: 0, ended_at: null });
    expect(await hasOpenTasks(server.db, memberNo, clock.now)).toBe(true);
    expect(await noticesOf(certificateNo)).toEqual(['certificateAsked', 'certificateExpired', 'certificateResumed']);
    expect(await read(content)).toMatchObject({ state: 'done' });
  });

  test('the same by hand, with the day of the line', async () => {
    const { certificateNo, client } = await expired('화면으로');
    const { list } = (await employee.client.call('officeFees', { need: 'ended' })).entity as { list: object[] };
    expect(list).toContainEqual(
      expect.objectContaining({ certificateNo, dueAt: '2026-11-28T00:00:00+09:00', statusName: '입금기한만료' }),
    );
    const came = await feesOn(DUE_DAY);
    expect(await confirm(certificateNo, DUE_DAY)).toMatchObject({ code: 1, entity: 'PAID' });
    expect(await confirm(certificateNo, DUE_DAY)).toMatchObject({ code: -2401 });
    expect(await feesOn(DUE_DAY)).toBe(came + 15_000);
    expect((await client.call('getMapReceipts', { certificateNo })).entity).toMatchObject({
      receipts: [{ kind: 'FEE', at: `${DUE_DAY}T00:00:00+09:00` }],
    });
  });

  test('a deposit after the due day is owed back, and goes back to the account that the member names', async () => {
    const { certificateNo, client, memberNo } = await expired('하루늦음');
    const came = await feesOn('2026-11-28');
    expect(await hasOpenTasks(server.db, memberNo, clock.now)).toBe(false);
    expect(await confirm(certificateNo, '2026-11-28')).toMatchObject({ code: 1, entity: 'EXPIRED' });
    expect(await rowOf(certificateNo)).toMatchObject({ status: 'EXPIRED', fee_owed: 15_000, paid_at: null });
    expect(await feesOn('2026-11-28')).toBe(came + 15_000);
    expect(await hasOpenTasks(server.db, memberNo, clock.now)).toBe(true);
    expect(await noticesOf(certificateNo)).toContain('certificateFeeOwed');
    const { list } = (await client.call('fetchUserCertList')).entity as { list: object[] };
    expect(list).toMatchObject([{ feeOwed: 15_000, allowedActions: ['requestCertificate', 'nameFeeAccount'] }]);
    // The fee and its line in the bank's list are recorded once.
    expect(await confirm(certificateNo, '2026-11-28')).toMatchObject({ code: -2401 });
    expect(await read(fileOf('하루늦음', '2026-11-28'))).toMatchObject({ note: RECORDED });
    await client.call('patchIntCertificateAccount', { ...account, certificateNo });
    expect(await employee.client.call('officeRecordFeeReturned', { certificateNo })).toMatchObject({ entity: 'done' });
    expect(await feesOn(seoulDay(clock.now), 'refunded')).toBe(15_000);
    expect(await hasOpenTasks(server.db, memberNo, clock.now)).toBe(false);
    expect(await confirm(certificateNo, '2026-11-28')).toMatchObject({ code: -2401 });
  });

  test('so is one in the file, as shown before its confirmation', async () => {
    const { certificateNo } = await expired('파일로늦음');
    const content = fileOf('파일로늦음', '2026-11-28');
    expect(await read(content)).toMatchObject({
      state: 'matched',
      note: expect.stringContaining('돌려드릴 수수료') as string,
    });
    expect(await confirmLine(content, certificateNo)).toMatchObject([{ outcome: 'done' }]);
    expect(await rowOf(certificateNo)).toMatchObject({ status: 'EXPIRED', fee_owed: 15_000 });
  });

  test('a fee for a cancelled request is owed back as well', async () => {
    const { certificateNo, client } = await asked('취소뒤');
    await client.call('patchIntCertificateCancel', { certificateNo });
    const content = fileOf('취소뒤', '2026-11-20');
    expect(await read(content)).toMatchObject({ state: 'matched' });
    expect(await confirm(certificateNo, '2026-11-20')).toMatchObject({ entity: 'CANCELLED' });
    expect(await rowOf(certificateNo)).toMatchObject({ status: 'CANCELLED', fee_owed: 15_000 });
  });

  test('in time, but the member has made a new request: the first fee is owed, and its request stays listed', async () => {
    const { certificateNo, client, ask } = await expired('다시신청');
    const again = await ask();
    expect(await confirm(certificateNo, DUE_DAY)).toMatchObject({ entity: 'EXPIRED' });
    expect(await rowOf(certificateNo)).toMatchObject({ fee_owed: 15_000 });
    const { list } = (await client.call('fetchUserCertList')).entity as { list: object[] };
    expect(list).toMatchObject([
      { certificateNo: again, status: 'AWAITING_TRANSFER' },
      { certificateNo, status: 'EXPIRED', allowedActions: ['nameFeeAccount'] },
    ]);
  });

  test('of two requests with one name the waiting one gets the line, and a paid one is not paid again', async () => {
    const { certificateNo, ask } = await expired('두번신청');
    const again = await ask();
    const content = fileOf('두번신청', '2026-12-03');
    expect(await read(content)).toMatchObject({ state: 'matched', candidates: [{ no: again }] });
    expect(await confirm(again, '2026-12-03')).toMatchObject({ entity: 'PAID' });
    expect(await read(content)).toMatchObject({
      state: 'matched',
      note: RECORDED,
      candidates: [{ no: again }, { no: again }],
    });
    expect(await rowOf(certificateNo)).toMatchObject({ fee_owed: 0 });
  });

  test('while it is awaited, a fee of any day since the request is accepted', async () => {
    const { certificateNo } = await asked('늦어도받음');
    clock.now = new Date('2026-11-30T09:10:00+09:00');
    const content = fileOf('늦어도받음', '2026-11-28');
    expect(await read(content)).toMatchObject({ state: 'matched', note: '' });
    expect(await confirm(certificateNo, '2026-11-28')).toMatchObject({ entity: 'PAID' });
  });

  test.each([
    ['2026-11-19', '신청하신 날보다 앞선 날입니다.'],
    ['2026-12-04', '아직 오지 않은 날입니다.'],
  ])('the day %s is refused at its field', async (day, message) => {
    const { certificateNo } = await expired(`날짜${day.slice(-2)}`);
    expect(await confirm(certificateNo, day)).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'day', message }] },
    });
  });

  if (kind === 'postgresql') {
    test('a concurrent new request is waited for, and the first fee is returned', async () => {
      const { certificateNo, memberNo } = await expired('그순간신청');
      const { certificate_no: _no, ...old } = await rowOf(certificateNo);
      const answer = await duringChange(
        server.db,
        async (changing) => {
          await lockMember(changing, memberNo);
          await changing
            .insertInto('certificate')
            .values({ ...old, status: 'AWAITING_TRANSFER', ended_at: null })
            .execute();
        },
        () => confirm(certificateNo, DUE_DAY),
      );
      expect(answer).toMatchObject({ status: 200, code: 1, entity: 'EXPIRED' });
      expect(await rowOf(certificateNo)).toMatchObject({ status: 'EXPIRED', fee_owed: 15_000 });
    });

    test('a member leaving concurrently is waited for, and no fee is owed to a former member', async () => {
      const { certificateNo, memberNo } = await expired('그순간탈퇴');
      const answer = await duringChange(
        server.db,
        async (db) => {
          const member = await lockLeavingMember(db, memberNo);
          if (!member) throw new Error('no member');
          const { configuration } = server;
          await endMembership(
            { member, reason: '' },
            { db, now: clock.now, ip: '192.0.2.1', log: server.app.log, configuration },
          );
        },
        () => confirm(certificateNo, DUE_DAY),
      );
      expect(answer).toMatchObject({ code: -2401 });
      expect(await rowOf(certificateNo)).toMatchObject({ status: 'EXPIRED', fee_owed: 0 });
    });
  }
});
