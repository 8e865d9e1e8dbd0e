import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapEligibility, getMapUserEdu, getMapUserExam, postIntEligibility } from '@portal/shared/contract/manager';
import { paymentState } from '@portal/shared/contract/payment';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCourseApplication, aHeldApplication, anExamApplication, aPayment } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

const draw = (api: FakeApi) =>
  renderInHost(module.routes, '/manager/edu/apply/done?userExaminationNo=12', { api, user: aMember() });
const pending = () =>
  aHeldApplication({ payment: aPayment({ status: 'PENDING', statusName: '결제진행중', paidAt: null }) });
const stateOf = (status: 'PENDING' | 'AWAITING_DEPOSIT' | 'PAID' | 'FAILED') => ({
  paymentNo: 31,
  userExaminationNo: 12,
  status,
  statusName: '',
  amount: 80_000,
});

test('a confirmed application shows its number, the next steps, the slip, the calendar file and its link', async () => {
  draw(new FakeApi().answer(getMapUserEdu, aCourseApplication()));
  expect(await screen.findByText('교육 신청이 완료되었습니다.')).toBeInTheDocument();
  expect(screen.getByText('12')).toBeInTheDocument();
  expect(screen.getByText('2026.12.10 (목) 08:40까지 입실해주세요. (시작 20분 전)')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '수강증' })).toBeInTheDocument();
  expect(screen.getByRole('button', { name: '일정 파일 받기' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '신청 상세 보기' })).toHaveAttribute(
    'href',
    '/manager/edu/register/view?userExaminationNo=12',
  );
});

test('a seat of a group is not free: its employer pays', async () => {
  draw(new FakeApi().answer(getMapUserEdu, aCourseApplication({ price: 0, group: { businessName: '한빛식당' } })));
  expect((await screen.findByText('교육비')).nextElementSibling).toHaveTextContent('없음 (한빛식당 단체 신청)');
});

describe('of an exam', () => {
  const dueAt = '2026-12-18T00:00:00+09:00';
  const open = (changes: Partial<ReturnType<typeof anExamApplication>>) => {
    const api = new FakeApi()
      .answer(getMapUserExam, anExamApplication(changes))
      .answers(getMapEligibility, {
        rating: 2,
        courseCompleted: true,
        grounds: [
          {
            ground: 'CERTIFICATE',
            text: '3급',
            papers: [{ paper: 'CERTIFICATE', paperName: '자격증', isKnown: true }],
          },
        ],
        canSubmit: true,
      })
      .answer(postIntEligibility, 5);
    renderInHost(module.routes, '/manager/exam/apply/done?userExaminationNo=12', { api, user: aMember() });
    return api;
  };

  test('with a ticket, that is the document to bring', async () => {
    open({ allowedActions: ['printSlip', 'printTicket', 'cancel'] });
    expect(await screen.findByText(/^수험표를 출력하거나/)).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '수험표' })).toBeInTheDocument();
  });

  test('without one no document is offered or named as available, but the missing part, its deadline and a button for it', async () => {
    open({
      allowedActions: ['cancel', 'addPhoto'],
      photo: { state: 'missing', dueAt, reason: '' },
      evidence: { state: 'NONE', dueDay: '2026-12-10' },
    });
    expect(await screen.findByText(/^2026\.12\.17 \(목\) 24:00까지 위에서 사진을 올려주세요/)).toBeInTheDocument();
    expect(screen.getByText(/^2026\.12\.10 \(목\)까지 위에서 응시 자격 증빙을 내주세요/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^사진 올리기/)).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: '증빙 서류 내기' })).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /수강증|수험표/ })).toBeNull();
    expect(screen.queryByText(/수험표를 출력하거나/)).toBeNull();
  });

  test('a ground whose documents the association issued itself is handed in without one, and the status fetched again', async () => {
    const api = open({ allowedActions: ['cancel'], evidence: { state: 'NONE', dueDay: '2026-12-10' } });
    await userEvent.click(await screen.findByRole('button', { name: '증빙 서류 내기' }));
    const dialog = within(await screen.findByRole('dialog', { name: '응시 자격 증빙' }));
    await userEvent.click(dialog.getByRole('radio', { name: '3급' }));
    await userEvent.click(dialog.getByRole('button', { name: '증빙 서류 내기' }));
    await waitFor(() => expect(api.requestsOf(getMapEligibility)).toHaveLength(2));
    expect(api.requestsOf(postIntEligibility)[0]?.input).toMatchObject({ rating: 2, ground: 'CERTIFICATE', files: [] });
  });

  test('documents being checked are not requested again', async () => {
    open({ allowedActions: ['cancel'], evidence: { state: 'SUBMITTED', dueDay: '2026-12-10' } });
    expect(await screen.findByText(/확인하고 있습니다\. 인정되어야 수험표가 나옵니다/)).toBeInTheDocument();
  });
});

test('while the payment is pending the page polls, and shows the result without a press', async () => {
  const api = new FakeApi().answer(getMapUserEdu, pending()).answer(paymentState, stateOf('PENDING'));
  draw(api);
  expect(await screen.findByText('결제를 확인하고 있습니다.')).toBeInTheDocument();
  api.answer(paymentState, stateOf('PAID')).answer(getMapUserEdu, aCourseApplication());
  expect(await screen.findByText('교육 신청이 완료되었습니다.')).toBeInTheDocument();
  expect(api.requestsOf(paymentState)[0]?.input).toEqual({ paymentNo: 31 });
});

test('after a long wait it offers to check again or to pay again', async () => {
  jest.useFakeTimers();
  try {
    draw(new FakeApi().answer(getMapUserEdu, pending()).answer(paymentState, stateOf('PENDING')));
    expect(await screen.findByText('결제를 확인하고 있습니다.')).toBeInTheDocument();
    await act(() => jest.advanceTimersByTimeAsync(20_000));
    expect(screen.getByText('결제가 아직 확인되지 않았습니다.')).toBeInTheDocument();
    expect(screen.getByRole('button', { name: '다시 확인' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: '다시 결제' })).toHaveAttribute(
      'href',
      '/manager/edu/apply/write?educationNo=7&userExaminationNo=12',
    );
  } finally {
    jest.useRealTimers();
  }
});

test.each([
  ['that failed', aPayment({ status: 'FAILED', paidAt: null }), '결제가 이루어지지 않았습니다.'],
  ['that was never started', null, '아직 결제하지 않으셨습니다.'],
] as const)('a payment %s is explained, with a link to pay again', async (_, payment, words) => {
  draw(new FakeApi().answer(getMapUserEdu, aHeldApplication({ payment })));
  expect(await screen.findByText(words)).toBeInTheDocument();
  expect(screen.getByText(/2026.11.20 \(금\) 11:00까지 잡아 두었습니다/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '다시 결제' })).toBeInTheDocument();
  expect(screen.queryByText('교육 신청이 완료되었습니다.')).not.toBeInTheDocument();
});

describe('a virtual account', () => {
  const virtualAccount = {
    bank: '한빛은행',
    account: '9001234567890',
    holder: '한빛외식업협회',
    dueAt: '2026-11-23T23:59:00+09:00',
  };
  const awaiting = () =>
    new FakeApi()
      .answer(
        getMapUserEdu,
        aHeldApplication({
          payment: aPayment({ status: 'AWAITING_DEPOSIT', payMethod: 'vbank', paidAt: null, virtualAccount }),
        }),
      )
      .answer(paymentState, stateOf('AWAITING_DEPOSIT'));
  const see = (visibility: DocumentVisibilityState) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, get: () => visibility });
    document.dispatchEvent(new Event('visibilitychange'));
  };
  afterEach(() => see('visible'));

  test('shows the account, the amount and the deadline', async () => {
    const api = awaiting();
    draw(api);
    expect(await screen.findByText('2026.11.23 (월) 23:59까지 입금해주세요.')).toBeInTheDocument();
    for (const text of ['한빛은행', '9001', '2345', '67890', '9 0 0 1 2 3 4 5 6 7 8 9 0', '한빛외식업협회'])
      expect(screen.getByText(text)).toBeInTheDocument();
    api.answer(getMapUserEdu, aCourseApplication());
    await userEvent.click(screen.getByRole('button', { name: '입금 확인' }));
    expect(await screen.findByText('교육 신청이 완료되었습니다.')).toBeInTheDocument();
  });

  test('is polled while the page is visible, not while it is hidden, and no longer after it is paid', async () => {
    jest.useFakeTimers();
    try {
      const api = awaiting();
      draw(api);
      const asked = () => api.requestsOf(paymentState).length;
      const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
      expect(await screen.findByText('2026.11.23 (월) 23:59까지 입금해주세요.')).toBeInTheDocument();
      await pass(25_000);
      expect(asked()).toBe(3);
      act(() => see('hidden'));
      await pass(60_000);
      expect(asked()).toBe(3);
      api.answer(paymentState, stateOf('PAID')).answer(getMapUserEdu, aCourseApplication());
      act(() => see('visible'));
      await pass(1000);
      expect(screen.getByText('교육 신청이 완료되었습니다.')).toBeInTheDocument();
      await pass(60_000);
      expect(asked()).toBe(4);
    } finally {
      jest.useRealTimers();
    }
  });
});

test('an application past its payment deadline links back to the course', async () => {
  draw(
    new FakeApi().answer(
      getMapUserEdu,
      aHeldApplication({ status: 'EXPIRED', statusName: '결제기한만료', allowedActions: [], payDueAt: null }),
    ),
  );
  expect(await screen.findByText('결제 기한이 지나 신청이 취소되었습니다.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '교육 다시 보기' })).toHaveAttribute(
    'href',
    '/manager/edu/apply/view?educationNo=7',
  );
  expect(within(document.body).queryByRole('link', { name: '다시 결제' })).not.toBeInTheDocument();
});
