import { CODES, type CallAnswer, type Calls } from '@portal/shared/contract';
import { describeWithDatabase } from '../../../testing/index.ts';
import { addEmployee } from '../../office/testing/employee.ts';
import { violationsOf } from '../testing/groupBooks.ts';
import { openGroups } from '../testing/groups.ts';
import { cancelForm, seatsTaken } from '../testing/offerings.ts';
import { openPaidGroup } from '../testing/paidGroup.ts';

const COUNTS = { seats: 2, reserved: 0, invited: 1, confirmed: 1, requested: 0, cancelled: 0 };
/** All fields of a group that an employer reads: one that is added here must not be a person's own data. */
const GROUP = {
  groupNo: expect.any(Number),
  userExaminationNo: expect.any(Number),
  applyType: 1,
  educationNo: expect.any(Number),
  examinationNo: null,
  title: '외식경영관리사 2급 집합교육',
  day: '2026-12-10',
  time: '10:00',
  endTime: '19:00',
  address: '서울특별시 중구 세종대로 110',
  address2: '3층 대강당',
  businessName: '한빛국밥집',
  status: 'PAID',
  statusName: '결제완료',
  allowedActions: ['cancelSeats', 'printReceipt'],
  seatPrice: 50_001,
  price: 100_002,
  applyDate: '2026-11-20T12:00:00+09:00',
  payDueAt: null,
  acceptUntil: '2026-12-08T00:00:00+09:00',
  counts: COUNTS,
};
const SEAT = {
  linkAfter: null,
  answer: null,
  answerName: '',
  userPhone: '010-****-0000',
  position: 1,
  seatNo: expect.any(Number),
};

describeWithDatabase('the seats of a group', (open) => {
  const paidGroup = (count?: number) => openPaidGroup(open, count);

  test('without anybody invited are one task of the employer with their number, until nobody can be invited', async () => {
    const { server, employer, groupNo, lastCode, phoneOf, clock } = await paidGroup(3);
    const tasks = async () =>
      ((await employer.client.call('getMapMyMatters', {})).entity as CallAnswer<Calls['getMapMyMatters']>).waiting;
    expect(await tasks()).toEqual([]);
    for (const index of [0, 1])
      await server.client().call('patchIntGroupDecline', { code: await lastCode(phoneOf(index)) });
    expect(await tasks()).toMatchObject([
      {
        kind: 'invite',
        title: '외식경영관리사 2급 집합교육 단체, 초대하실 분 2명',
        dueAt: '2026-12-08T00:00:00+09:00',
        path: `/manager/group/view?groupNo=${groupNo}`,
      },
    ]);
    clock.now = new Date('2026-12-08T00:00:00+09:00');
    expect(await tasks()).toEqual([]);
    expect((await employer.view(groupNo)).seats.map(({ statusName }) => statusName)).toEqual([
      '초대 종료',
      '초대 종료',
      '수락하지 않음',
    ]);
  });

  test('a person who declines or cancels returns the seat to the employer, who is notified and invites another', async () => {
    const { server, accept, phoneOf, lastCode, seats, taken, employer, groupNo, noticesOf, change, people, statusOf } =
      await paidGroup();
    const code = await lastCode(phoneOf(0));
    expect(await server.client().call('patchIntGroupDecline', { code })).toMatchObject({ code: 1, entity: 1 });
    expect((await server.client().call('patchIntGroupDecline', { code })).code).toBe(CODES.GROUP_INVITATION_OVER.code);
    const two = await accept(phoneOf(1));
    expect((await two.client.call('patchIntEduCancel', { userExaminationNo: two.applicationNo })).code).toBe(1);
    expect(await statusOf(two.applicationNo)).toBe('CANCELLED');
    expect(await seats()).toEqual([
      ['', 'RESERVED', 'DECLINED'],
      ['직원2', 'RESERVED', 'LEFT'],
    ]);
    expect(await taken()).toBe(2);
    expect((await noticesOf(employer.memberNo)).slice(-2)).toEqual(['groupSeatDeclined', 'groupSeatLeft']);
    const [first = 0] = await employer.seatNos(groupNo);
    const [another] = people(1, 10);
    if (!another) throw new Error('nobody');
    const changed = await change(first, another);
    expect(changed).toMatchObject({ code: 1 });
    expect(changed.entity).not.toBe(first);
    expect((await accept(another.userPhone)).answer.code).toBe(1);
    expect(await taken()).toBe(2);
  });

  test('replacing a person ends the old link and the application, and takes no second seat', async () => {
    const {
      accept,
      phoneOf,
      lastCode,
      employer,
      groupNo,
      change,
      people,
      seats,
      taken,
      noticesOf,
      statusOf,
      educationNo,
    } = await paidGroup();
    const accepted = await accept(phoneOf(0));
    const oldCode = await lastCode(phoneOf(1));
    const [first = 0, second = 0] = await employer.seatNos(groupNo);
    const [third, fourth] = people(2, 10);
    if (!third || !fourth) throw new Error('nobody');
    expect((await change(first, third)).code).toBe(1);
    expect((await change(second, fourth)).code).toBe(1);
    expect(await statusOf(accepted.applicationNo)).toBe('CANCELLED');
    expect(await noticesOf(accepted.memberNo)).toEqual(['applied', 'groupSeatEnded']);
    expect(await seats()).toEqual([
      ['직원11', 'INVITED', null],
      ['직원12', 'INVITED', null],
      ['직원1', 'REPLACED', null],
      ['직원2', 'REPLACED', null],
    ]);
    const old = await accepted.client.call('getMapGroupInvitation', { code: oldCode });
    expect(old.entity).toMatchObject({ status: 'OVER', allowedActions: [] });
    expect((await accept(third.userPhone)).answer.code).toBe(1);
    expect(await taken()).toBe(2);
    // The replaced person may apply independently.
    expect((await accepted.client.call('postIntEdu', { educationNo })).code).toBe(1);
  });

  test('a name is corrected without a new link; one phone has one seat', async () => {
    const { employer, groupNo, change, phoneOf, codesOf, seats } = await paidGroup();
    const [first = 0] = await employer.seatNos(groupNo);
    expect(await codesOf(phoneOf(0))).toHaveLength(1);
    expect(await change(first, { name: '홍길순', userPhone: phoneOf(0) })).toMatchObject({ code: 1, entity: first });
    expect(await codesOf(phoneOf(0))).toHaveLength(1);
    expect((await seats())[0]).toEqual(['홍길순', 'INVITED', null]);
    expect(await change(first, { name: '田中', userPhone: phoneOf(0) })).toMatchObject({
      status: 400,
      entity: { issues: [{ path: 'name' }] },
    });
    const taken = await change(first, { name: '홍길순', userPhone: phoneOf(1) });
    expect(taken.code).toBe(CODES.GROUP_PHONE_TAKEN.code);
    expect(taken.entity).toMatchObject({ issues: [{ path: 'userPhone' }] });
  });

  test('before payment a person is only named, and gets no link', async () => {
    const { course, employer: employerOf, people, codesOf } = await openGroups(open);
    const employer = await employerOf();
    const groupNo = (await employer.submit(await course(), people(1))).entity as number;
    const [seatNo = 0] = await employer.seatNos(groupNo);
    const [other] = people(1, 5);
    expect(await employer.client.call('patchIntGroupSeat', { seatNo, ...other })).toMatchObject({ entity: seatNo });
    expect((await employer.view(groupNo)).seats).toMatchObject([
      { name: '직원6', status: 'RESERVED', allowedActions: ['name'] },
    ]);
    expect(await codesOf(other?.userPhone ?? '')).toEqual([]);
    expect((await employer.client.call('patchIntGroupRemind', { seatNo })).code).toBe(
      CODES.GROUP_SEAT_STATE_CHANGED.code,
    );
  });

  test('cancelling seats requests the share of the window; the office decides, and freed seats go to the queue', async () => {
    const { server, employer, groupNo, accept, phoneOf, db, educationNo, person, seats, noticesOf } =
      await paidGroup(3);
    const accepted = await accept(phoneOf(0));
    const [first = 0, second = 0, third = 0] = await employer.seatNos(groupNo);
    const cancel = (seatNos: number[]) =>
      employer.client.call('patchIntGroupSeatCancel', { groupNo, seatNos, ...cancelForm(0) });
    expect(await cancel([first, second])).toMatchObject({ code: 1, entity: 2 });
    expect((await cancel([second, third])).code).toBe(CODES.GROUP_SEAT_STATE_CHANGED.code);
    expect(await seats()).toEqual([
      ['직원1', 'CANCEL_REQUESTED', null],
      ['직원2', 'CANCEL_REQUESTED', null],
      ['직원3', 'INVITED', null],
    ]);
    expect(await employer.client.call('patchIntGroupSeatRetract', { seatNo: first })).toMatchObject({ code: 1 });
    expect(await employer.client.call('patchIntGroupSeatRetract', { seatNo: second })).toMatchObject({ code: 1 });
    expect(await seats()).toMatchObject([
      ['직원1', 'CONFIRMED', null],
      ['직원2', 'RESERVED', null],
      ['직원3', 'INVITED', null],
    ]);
    expect(
      (await accepted.client.call('getMapUserEdu', { userExaminationNo: accepted.applicationNo })).entity,
    ).toMatchObject({
      status: 'CONFIRMED',
    });
    // The office approves; the first seat goes to the waiting member, and the second request is rejected.
    await db.updateTable('education').set({ capacity: 3 }).where('education_no', '=', educationNo).execute();
    const waiting = await person();
    await waiting.client.call('postIntLine', { educationNo });
    await cancel([first, second]);
    const office = await addEmployee(server);
    const decide = (seatNo: number, decision: string) =>
      office.client.call('officeDecideCancellation', {
        userExaminationNo: groupNo,
        seatNo,
        decision,
        reason: '확인함',
      });
    expect((await office.client.call('officeCancellations', {})).entity).toMatchObject({
      list: expect.arrayContaining([
        expect.objectContaining({
          seatNo: first,
          kind: 'education',
          title: '외식경영관리사 2급 집합교육 단체 1번 자리',
          applicant: '김사장',
          amount: 50_001,
        }),
        expect.objectContaining({ seatNo: second }),
      ]),
    });
    expect(await decide(first, 'approve')).toMatchObject({ code: 1, entity: 'done' });
    expect((await decide(first, 'approve')).code).toBe(CODES.OFFICE_STATE_CHANGED.code);
    expect(await decide(second, 'reject')).toMatchObject({ code: 1, entity: 'done' });
    expect(await seats()).toMatchObject([
      ['직원1', 'CANCELLED', null],
      ['직원2', 'RESERVED', null],
      ['직원3', 'INVITED', null],
    ]);
    expect((await noticesOf(accepted.memberNo)).at(-1)).toBe('groupSeatEnded');
    expect((await noticesOf(employer.memberNo)).slice(-2)).toEqual(['refundApproved', 'refundRejected']);
    const notices = db.selectFrom('member_notice').select('content').where('member_no', '=', employer.memberNo);
    expect((await notices.orderBy('notice_no', 'desc').limit(3).execute()).map(({ content }) => content)).toEqual([
      expect.stringContaining('단체 2번 자리 취소가 승인되지 않아'),
      expect.stringContaining('단체 1번 자리 취소가 승인되었습니다'),
      expect.stringContaining('단체 1·2번 자리 취소 신청이 접수되었습니다'),
    ]);
    expect((await waiting.client.call('getMapLine', { educationNo })).entity).toMatchObject({ status: 'OFFERED' });
    expect(await seatsTaken(db, educationNo)).toBe(3);
    expect(await employer.view(groupNo)).toMatchObject({
      refunds: [
        { status: 'APPROVED', seatNo: first, amount: 50_001, rejected: null },
        { status: 'REJECTED', seatNo: second, rejected: { reason: '확인함' } },
        { status: 'RETRACTED', seatNo: null },
        { status: 'RETRACTED', seatNo: null },
      ],
    });
    expect(await violationsOf(educationNo, db)).toEqual([]);
  });
});

describeWithDatabase('an employer', (open) => {
  async function accepted() {
    const all = await openGroups(open);
    const employer = await all.employer();
    const people = all.people(2);
    const groupNo = (await employer.submit(await all.course(), people)).entity as number;
    await employer.pay(groupNo);
    const one = await all.accept(people[0]?.userPhone ?? '');
    return { ...all, employer, groupNo, one };
  }

  test('reads of its people the name that it gave, a masked phone, and whether they have accepted', async () => {
    const { employer, groupNo, db, one } = await accepted();
    const seats = [
      {
        ...SEAT,
        name: '직원1',
        status: 'CONFIRMED',
        statusName: '수락 완료',
        invitedAt: '2026-11-20T12:00:00+09:00',
        confirmedAt: '2026-11-20T12:00:00+09:00',
        allowedActions: ['replace', 'cancel'],
      },
      {
        ...SEAT,
        position: 2,
        name: '직원2',
        userPhone: '010-****-0001',
        status: 'INVITED',
        statusName: '수락 대기',
        invitedAt: '2026-11-20T12:00:00+09:00',
        confirmedAt: null,
        allowedActions: ['replace', 'remind', 'cancel'],
      },
    ];
    const expected = {
      ...GROUP,
      businessNumber: '1248100998',
      seats,
      payment: {
        paymentNo: expect.any(Number),
        status: 'PAID',
        statusName: '결제완료',
        payMethod: 'card',
        payMethodName: '신용카드',
        amount: 100_002,
        paidAt: '2026-11-20T12:00:00+09:00',
        virtualAccount: null,
      },
      invoice: null,
      bills: [],
      mayRequestBill: false,
      mayRetractBill: false,
      refunds: [],
      amountAwaitingAccount: 0,
      namedAccounts: [],
      terms: {
        reStartDate: '2026-10-26',
        reEndDate: '2026-12-09',
        percent: 100,
        reStartDate2: '2026-12-10',
        reEndDate2: '2026-12-10',
        percent2: 80,
      },
      refundQuote: { percent: 100, amount: 50_001, toAccount: false },
    };
    expect(await employer.view(groupNo)).toEqual(expected);
    expect((await employer.client.call('getListBoxGroup', {})).entity).toMatchObject({ list: [GROUP] });

    // Nor any result: it changes the allowed actions only.
    await db
      .updateTable('application')
      .set({ status: 'COMPLETED' })
      .where('application_no', '=', one.applicationNo)
      .execute();
    const [first, second] = seats;
    expect(await employer.view(groupNo)).toEqual({ ...expected, seats: [{ ...first, allowedActions: [] }, second] });
  });

  test('reads name and number of a completion, only of people who agreed', async () => {
    const { employer, groupNo, db, one, accept, people } = await accepted();
    const two = await accept(people(2)[1]?.userPhone ?? '', { agreeCompletion: true });
    const list = async () => (await employer.client.call('postMapGroupCompletions', { groupNo })).entity;
    expect(await list()).toEqual({ completions: [] });
    for (const applicationNo of [one.applicationNo, two.applicationNo])
      await db
        .updateTable('application')
        .set({ status: 'COMPLETED' })
        .where('application_no', '=', applicationNo)
        .execute();
    const shared = {
      completions: [
        {
          seatNo: expect.any(Number),
          position: 2,
          name: '홍길동',
          number: expect.any(String),
          issuedAt: expect.any(String),
        },
      ],
    };
    expect(await list()).toEqual(shared);
    expect((await employer.view(groupNo)).allowedActions).toContain('listCompletions');
    const own = await two.client.call('postMapCompletion', { userExaminationNo: two.applicationNo });
    expect(await list()).toMatchObject({ completions: [{ number: (own.entity as { number: string }).number }] });
    expect(await one.client.call('postMapGroupCompletions', { groupNo })).toMatchObject({ status: 404 });
  });

  test('reads no application, paper or receipt of its people', async () => {
    const { employer, one } = await accepted();
    const userExaminationNo = one.applicationNo;
    for (const call of ['getMapUserEdu', 'getMapReceipts', 'postMapCompletion'] as const)
      expect(await employer.client.call(call, { userExaminationNo })).toMatchObject({ status: 404 });
    expect((await employer.client.call('getListBoxUserEdu', {})).entity).toMatchObject({ list: [] });
  });

  test('and of the employer, a person reads only the name of the business', async () => {
    const { groupNo, one } = await accepted();
    for (const call of ['getMapGroup', 'getMapReceipts'] as const)
      expect(await one.client.call(call, { groupNo, userExaminationNo: groupNo })).toMatchObject({ status: 404 });
    const { entity } = await one.client.call('getMapUserEdu', { userExaminationNo: one.applicationNo });
    expect(entity).toMatchObject({ group: { businessName: '한빛국밥집' }, payment: null, refund: null });
    expect((entity as { group: object }).group).toEqual({ businessName: '한빛국밥집' });
  });
});
