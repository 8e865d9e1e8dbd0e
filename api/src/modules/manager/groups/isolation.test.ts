import { describeWithDatabase } from '../../../testing/index.ts';
import { openGroups } from '../testing/groups.ts';

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
      refundQuote: { percent: 100, amount: 50_001 },
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
