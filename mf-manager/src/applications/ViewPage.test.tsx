import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { educationCode } from '@portal/shared/contract/common';
import {
  getMapUserEdu,
  patchIntCancelRetract,
  patchIntChangeRead,
  patchIntEduCancel,
} from '@portal/shared/contract/manager';
import { paymentState } from '@portal/shared/contract/payment';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCourseApplication, aHeldApplication, aPayment } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

const draw = (api: FakeApi) =>
  renderInHost(module.routes, '/manager/edu/register/view?userExaminationNo=12', { api, user: aMember() });
const codes = [
  { group: 'BANK', code: '004', codeName: '국민은행' },
  { group: 'BANK', code: '088', codeName: '신한은행' },
  { group: 'REGION', code: '11', codeName: '서울특별시' },
];
const view = (changes: Parameters<typeof aCourseApplication>[0] = {}) =>
  new FakeApi().answer(getMapUserEdu, aCourseApplication(changes)).answer(educationCode, codes);
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const BUTTONS = ['결제하기', '수강증', '수험표', '자격증 신청', '신청 취소', '취소 철회'];
const shown = () =>
  BUTTONS.filter((name) => screen.queryByRole('button', { name }) ?? screen.queryByRole('link', { name }));

test('shows the application, the applicant, the payment and the refund', async () => {
  draw(
    view({
      hall: { name: '한빛회관', phone: '', directions: '3번 출구에서 걸어서 5분', mapUrl: '' },
      refund: {
        status: 'REJECTED',
        statusName: '환불반려',
        amount: 64_000,
        percent: 80,
        bank: '신한은행',
        account: '110-***-***678',
        accountName: '김한빛',
        toAccount: false,
        requestedAt: '2026-11-21T10:00:00+09:00',
        rejected: { at: '2026-11-24T14:00:00+09:00', reason: '교재를 이미 보내드렸습니다.' },
      },
    }),
  );
  await screen.findByText('신청 정보');
  expect(screen.getAllByText('외식경영관리사 2급 기본 과정')[0]).toHaveProperty('tagName', 'STRONG');
  for (const text of [
    '신청완료',
    '1966.03.02',
    '04595',
    '휠체어 자리',
    '신용카드',
    '결제완료',
    '환불반려',
    // A refused refund goes nowhere.
    '2026.11.24 (화) 14:00',
    '교재를 이미 보내드렸습니다.',
    '64,000원 (80%)',
    '3번 출구에서 걸어서 5분',
  ])
    expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.queryByText('돌려받으실 곳')).not.toBeInTheDocument();
});

test('shows when the money was sent, once it was', async () => {
  const refund = {
    status: 'DONE',
    statusName: '환불완료',
    amount: 80_000,
    percent: 100,
    bank: '',
    account: '',
    accountName: '',
    requestedAt: '2026-11-21T10:00:00+09:00',
  } as const;
  draw(view({ refund: { ...refund, doneAt: '2026-11-24T15:30:00+09:00' } }));
  expect((await screen.findByText('환불일시')).nextElementSibling).toHaveTextContent('2026.11.24 (화) 15:30');
});

test.each([
  [
    ['pay', 'cancel'],
    ['결제하기', '신청 취소'],
  ],
  [
    ['printSlip', 'cancel'],
    ['수강증', '신청 취소'],
  ],
  [['printSlip'], ['수강증']],
  [['printTicket'], ['수험표']],
  [['requestCertificate'], ['자격증 신청']],
  [['retract'], ['취소 철회']],
  [[], []],
] as const)('the API allows %j: exactly those buttons', async (allowedActions, buttons) => {
  draw(view({ allowedActions: [...allowedActions] }));
  await screen.findByText('신청 정보');
  expect(shown()).toEqual(buttons);
});

test('the pay button leads to the payment of this application', async () => {
  draw(new FakeApi().answer(getMapUserEdu, aHeldApplication()));
  expect(await screen.findByRole('link', { name: '결제하기' })).toHaveAttribute(
    'href',
    '/manager/edu/apply/write?educationNo=7&userExaminationNo=12',
  );
});

test('an application awaiting a deposit shows the account on top, and reports the deposit without a press', async () => {
  const said = jest.fn();
  window.addEventListener('portal:toast', said, { once: true });
  const payment = aPayment({
    status: 'AWAITING_DEPOSIT',
    statusName: '입금대기',
    payMethod: 'vbank',
    paidAt: null,
    virtualAccount: {
      bank: '한빛은행',
      account: '9001234567890',
      holder: '한빛외식업협회',
      dueAt: '2026-11-23T23:59:00+09:00',
    },
  });
  const state = { paymentNo: 31, userExaminationNo: 12, statusName: '', amount: 80_000 };
  const api = new FakeApi()
    .answer(getMapUserEdu, aHeldApplication({ payment }))
    .answer(paymentState, { ...state, status: 'AWAITING_DEPOSIT' });
  draw(api);
  expect(await screen.findAllByText('가상계좌 번호')).toHaveLength(1);
  expect(screen.getByRole('button', { name: '계좌번호 복사' })).toBeInTheDocument();
  api.answer(paymentState, { ...state, status: 'PAID' }).answer(getMapUserEdu, aCourseApplication());
  document.dispatchEvent(new Event('visibilitychange'));
  expect(await screen.findByText('신청완료')).toBeInTheDocument();
  expect(said).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('button', { name: '계좌번호 복사' })).not.toBeInTheDocument();
});

describe('the attendance slip', () => {
  test('has everything that staff and attendee need, a code for the entrance, and prints', async () => {
    const print = jest.spyOn(window, 'print').mockImplementation(() => undefined);
    draw(view());
    await screen.findByText('신청 정보');
    await press('수강증');
    const dialog = await screen.findByRole('dialog', { name: '교육 수강증' });
    const texts = [
      '외식경영관리사 2급 기본 과정',
      '2급',
      '김한빛',
      '1966.03.02',
      '04595',
      '서울특별시 중구 퇴계로 100 201호',
      '2026.12.10 (목) 09:00 ~ 18:00 (08:40까지 도착)',
      '서울특별시 중구 한빛로 27 한빛외식회관 3층',
      '2026.11.01 (일) ~ 2026.12.09 (수) 취소 시 100% 환불',
      '2026.12.10 (목) 취소 시 80% 환불',
      '휠체어 자리',
      '확인해주세요',
      '신분을 속이거나',
      '신분증과 이 수강증',
      '20분 전',
    ];
    for (const text of texts) expect(dialog).toHaveTextContent(text);
    expect(within(dialog).getByRole('img', { name: '확인번호 HFA-1-00000012의 QR 코드' })).toBeInTheDocument();
    await userEvent.click(within(dialog).getByRole('button', { name: '인쇄' }));
    expect(print).toHaveBeenCalledTimes(1);
    await userEvent.click(within(dialog).getByRole('button', { name: '뒤로' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });
});

describe('cancelling', () => {
  beforeEach(() => sessionStorage.clear());

  const open = async (api: FakeApi) => {
    draw(api);
    await screen.findByText('신청 정보');
    await press('신청 취소');
    return within(await screen.findByRole('dialog', { name: '취소·환불 신청' }));
  };
  const fill = async (form: ReturnType<typeof within>) => {
    await userEvent.click(form.getByRole('button', { name: '본인 이름(김한빛) 넣기' }));
    expect(form.getByLabelText(/^예금주/)).toHaveValue('김한빛');
    await userEvent.type(form.getByLabelText(/^은행명/), '신한은행');
    await userEvent.type(form.getByLabelText(/^계좌번호/), '110-222-333');
    await userEvent.click(form.getByRole('button', { name: '취소 신청' }));
  };

  test('shows the refund before any question, and errors at their fields', async () => {
    const api = view({ refundQuote: { percent: 80, amount: 64_000 } });
    const form = await open(api);
    expect(form.getByText('64,000원')).toBeInTheDocument();
    expect(form.getByText('80%')).toBeInTheDocument();
    expect(form.getByText(/같은 교육은 협회가 취소를 처리한 뒤에야 다시 신청하실 수 있습니다/)).toBeInTheDocument();
    await userEvent.click(form.getByRole('button', { name: '취소 신청' }));
    await form.findByRole('alert', { name: '입력 내용 확인' });
    expect(form.getByLabelText(/^예금주/)).toHaveAccessibleDescription('이름을 입력해주세요.');
    expect(form.getByLabelText(/^은행명/)).toHaveAccessibleDescription(
      expect.stringContaining('은행명을 입력해주세요.'),
    );
    expect(form.getByLabelText(/^계좌번호/)).toHaveAccessibleDescription(
      expect.stringContaining('계좌번호를 입력해주세요.'),
    );
    expect(api.requestsOf(patchIntEduCancel)).toEqual([]);
  });

  test.each([
    [false, /돌려드립니다\. 아래 계좌는 그 수단으로 돌려드리지 못할 때에만/],
    [true, '환불은 아래에 적으신 계좌로 보내드립니다.'],
  ])('names the destination of the refund: to the account %s', async (toAccount, words) => {
    const form = await open(view({ refundQuote: { percent: 80, amount: 64_000, toAccount } }));
    expect(form.getByText(words)).toBeInTheDocument();
  });

  test('sends only digits, once, after the confirmation, and the page shows the new state', async () => {
    const api = view().answer(patchIntEduCancel, 1);
    const form = await open(api);
    await fill(form);
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('환불 예정 금액은 80,000원(100%)입니다.');
    expect(api.requestsOf(patchIntEduCancel)).toEqual([]);
    api.answer(
      getMapUserEdu,
      aCourseApplication({ status: 'CANCEL_REQUESTED', statusName: '취소접수', allowedActions: [], refundQuote: null }),
    );
    await userEvent.click(within(question).getByRole('button', { name: '예, 취소합니다' }));
    expect(await screen.findByText('접수되었습니다.')).toBeInTheDocument();
    expect(api.requestsOf(patchIntEduCancel).map(({ input }) => input)).toEqual([
      { accountName: '김한빛', bank: '신한은행', account: '110222333', userExaminationNo: '12' },
    ]);
    expect(await screen.findByText('취소를 접수했습니다.')).toBeInTheDocument();
    expect(shown()).toEqual([]);
  });

  test('no returns to the form with all typed values', async () => {
    const api = view();
    const form = await open(api);
    await fill(form);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: '아니오' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(form.getByLabelText(/^계좌번호/)).toHaveValue('110222333');
    expect(api.requestsOf(patchIntEduCancel)).toEqual([]);
  });

  test('an error is shown and the form stays open', async () => {
    const form = await open(view().refuse(patchIntEduCancel, 'REFUND_CLOSED'));
    await fill(form);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: '예, 취소합니다' }),
    );
    expect(await screen.findByText('환불 가능 기간이 아닙니다.')).toBeInTheDocument();
    expect(form.getByLabelText(/^예금주/)).toHaveValue('김한빛');
  });

  test("suggests the banks of the API's list; any other can be typed", async () => {
    const form = await open(view());
    const bank = form.getByLabelText(/^은행명/);
    await waitFor(() =>
      expect([...((bank as HTMLInputElement).list?.options ?? [])].map(({ value }) => value)).toEqual([
        '국민은행',
        '신한은행',
      ]),
    );
    await userEvent.type(bank, '한빛저축은행');
    expect(bank).toHaveValue('한빛저축은행');
  });

  test('a form closed by Escape opens again with all typed values; no storage has the account number', async () => {
    const form = await open(view());
    await userEvent.type(form.getByLabelText(/^은행명/), '신한은행');
    await userEvent.type(form.getByLabelText(/^계좌번호/), '110222333');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('110222333');
    await press('신청 취소');
    const again = within(await screen.findByRole('dialog', { name: '취소·환불 신청' }));
    expect(again.getByLabelText(/^은행명/)).toHaveValue('신한은행');
    expect(again.getByLabelText(/^계좌번호/)).toHaveValue('110222333');
  });

  test.each([
    ['not paid', aHeldApplication()],
    ['free', aCourseApplication({ price: 0, payment: null, refundQuote: { percent: 100, amount: 0 } })],
  ])('if it was %s, there is a confirmation without a form', async (_title, application) => {
    const api = new FakeApi().answer(getMapUserEdu, application).answer(patchIntEduCancel, 1);
    draw(api);
    await screen.findByText('신청 정보');
    await press('신청 취소');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('결제하신 금액이 없어 환불 절차 없이 취소됩니다.');
    await userEvent.click(within(question).getByRole('button', { name: '예, 취소합니다' }));
    expect(await screen.findByText('접수되었습니다.')).toBeInTheDocument();
    expect(api.requestsOf(patchIntEduCancel).map(({ input }) => input)).toEqual([{ userExaminationNo: '12' }]);
  });

  test('a paid application without a refund is also warned about the wait before applying again', async () => {
    draw(view({ refundQuote: { percent: 0, amount: 0 } }));
    await screen.findByText('신청 정보');
    await press('신청 취소');
    const question = await screen.findByRole('alertdialog');
    expect(question).toHaveTextContent('지금 취소하시면 환불되는 금액이 없습니다.');
    expect(question).toHaveTextContent('협회가 취소를 처리한 뒤에야 다시 신청하실 수 있습니다.');
  });

  test('an application that can no longer be cancelled shows a message instead of the form', async () => {
    const api = view();
    draw(api);
    await screen.findByText('신청 정보');
    api.answer(getMapUserEdu, aCourseApplication({ allowedActions: [], refundQuote: null }));
    await press('신청 취소');
    expect(await screen.findByText('지금은 취소할 수 없는 신청입니다.')).toBeInTheDocument();
  });
});

describe('withdrawing a cancellation', () => {
  const asked = () =>
    new FakeApi().answer(
      getMapUserEdu,
      aCourseApplication({
        status: 'CANCEL_REQUESTED',
        statusName: '취소접수',
        allowedActions: ['retract'],
        refundQuote: null,
      }),
    );
  const ask = async (api: FakeApi) => {
    draw(api);
    await screen.findByText('신청 정보');
    await press('취소 철회');
    return within(await screen.findByRole('alertdialog'));
  };

  test('after the confirmation the application is active again, with a message', async () => {
    const said = jest.fn();
    window.addEventListener('portal:toast', said, { once: true });
    const api = asked().answer(patchIntCancelRetract, 1);
    const question = await ask(api);
    expect(api.requestsOf(patchIntCancelRetract)).toEqual([]);
    api.answer(getMapUserEdu, aCourseApplication());
    await userEvent.click(question.getByRole('button', { name: '예, 철회합니다' }));
    expect(await screen.findByRole('button', { name: '신청 취소' })).toBeInTheDocument();
    expect(api.requestsOf(patchIntCancelRetract).map(({ input }) => input)).toEqual([{ userExaminationNo: 12 }]);
    expect(said).toHaveBeenCalledTimes(1);
  });

  test('no changes nothing', async () => {
    const api = asked();
    const question = await ask(api);
    await userEvent.click(question.getByRole('button', { name: '아니오' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(api.requestsOf(patchIntCancelRetract)).toEqual([]);
  });

  test('an error is shown', async () => {
    const question = await ask(asked().refuse(patchIntCancelRetract, 'RETRACT_NOT_ALLOWED'));
    await userEvent.click(question.getByRole('button', { name: '예, 철회합니다' }));
    expect(await screen.findByText('지금은 취소를 철회할 수 없는 신청입니다.')).toBeInTheDocument();
  });
});

test("another member's application is not found", async () => {
  draw(new FakeApi().refuse(getMapUserEdu, 'NOT_FOUND'));
  expect(await screen.findByText('찾으시는 내용이 없습니다.')).toBeInTheDocument();
});

describe('a changed day, time or place', () => {
  const venue = { address: '서울특별시 중구 한빛로 27', address2: '3층' };
  const before = { day: '2026-12-10', time: '09:00', endTime: '18:00', ...venue };
  const change = {
    before,
    after: { ...before, day: '2026-12-12', address2: '5층' },
    changedAt: '2026-11-25T10:00:00+09:00',
    confirmedAt: null,
    mayLeave: true,
  };
  const moved = (changes: { confirmedAt?: string; mayLeave?: boolean } = {}) =>
    view({
      change: { ...change, ...changes },
      allowedActions: ['printSlip', 'cancel'],
      refundQuote: { percent: 100, amount: 80_000 },
    }).answer(patchIntChangeRead, 1);

  test('is shown next to the old one, recorded as seen, and confirmed by a press', async () => {
    const api = moved();
    draw(api);
    const box = await screen.findByText('협회가 일정을 바꾸었습니다. 확인해주세요.');
    expect(box.parentElement).toHaveTextContent('2026.12.12 (토) 09:00');
    expect(box.parentElement).toHaveTextContent('바뀌기 전: 2026.12.10 (목) 09:00');
    expect(screen.queryByRole('button', { name: '신청 취소' })).not.toBeInTheDocument();
    await waitFor(() => expect(api.requestsOf(patchIntChangeRead)).toHaveLength(1));
    api.answer(getMapUserEdu, aCourseApplication({ change: { ...change, confirmedAt: '2026-11-26T10:00:00+09:00' } }));
    await press('확인했습니다');
    await screen.findByText('바뀐 일정을 확인하셨습니다.');
    expect(api.requestsOf(patchIntChangeRead).map(({ input }) => input)).toEqual([
      { userExaminationNo: 12, isConfirmed: false },
      { userExaminationNo: 12, isConfirmed: true },
    ]);
  });

  test('lets the member cancel with a full refund, without a decision', async () => {
    const api = moved({ confirmedAt: '2026-11-26T10:00:00+09:00' }).answer(patchIntEduCancel, 1);
    draw(api);
    await userEvent.click(await screen.findByRole('button', { name: '모두 환불받고 취소' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText(/바로 취소되고, 결제하신 금액을 모두 돌려드립니다/)).toBeInTheDocument();
    expect(dialog.queryByText(/담당자가 확인한 뒤/)).not.toBeInTheDocument();
    expect(api.requestsOf(patchIntChangeRead)).toEqual([]);
  });

  test('leaves the decision to the refund windows once it has begun', async () => {
    draw(moved({ mayLeave: false }));
    expect(await screen.findByRole('button', { name: '신청 취소' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '모두 환불받고 취소' })).not.toBeInTheDocument();
  });
});
