import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { requestCashReceipt, retractCashReceipt, type CashReceipt } from '@portal/shared/contract/cashReceipt';
import { educationCode } from '@portal/shared/contract/common';
import { getMapUserEdu } from '@portal/shared/contract/manager';
import { startPayment } from '@portal/shared/contract/payment';
import { leaveTo } from '@portal/shared/router';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCourseApplication, aHeldApplication } from '../parts/testing/samples.ts';
import module from '../routes.tsx';

jest.mock('@portal/shared/router', () => ({ ...jest.requireActual('@portal/shared/router'), leaveTo: jest.fn() }));

const user = aMember({ userPhone: '01012345678' });
const deposit = {
  paymentNo: 31,
  status: 'PAID',
  statusName: '결제완료',
  payMethod: 'vbank',
  payMethodName: '가상계좌',
  amount: 80_000,
  paidAt: '2026-11-20T12:00:00+09:00',
  virtualAccount: null,
} as const;
const receipt: CashReceipt = {
  cashReceiptNo: 5,
  type: 'INCOME',
  typeName: '소득공제',
  number: '*******5678',
  status: 'REQUESTED',
  statusName: '요청됨',
  amount: 0,
  url: '',
  issueNumber: '',
  reason: '',
  allowedActions: ['retract', 'correct'],
};
type State = Partial<{ cashReceipt: CashReceipt | null; mayRequestCashReceipt: boolean; cashReceiptUntil: string }>;
const paid = (state: State) => aCourseApplication({ payment: { ...deposit, ...state } as never });
const draw = (api: FakeApi, path = '/manager/edu/register/view?userExaminationNo=12') =>
  renderInHost(module.routes, path, { api: api.answer(educationCode, []), user });

describe('during the payment', () => {
  const paying = () =>
    new FakeApi()
      .answer(getMapUserEdu, aHeldApplication())
      .answer(startPayment, { paymentNo: 31, amount: 80_000, checkoutUrl: '/pay/31' });
  const path = '/manager/edu/apply/write?educationNo=7&userExaminationNo=12';
  const pay = () => userEvent.click(screen.getByRole('button', { name: '결제하기' }));

  test('it is requested for a virtual account only, with the member’s own phone', async () => {
    const api = paying();
    draw(api, path);
    await screen.findByRole('radio', { name: /^가상계좌/ });
    expect(screen.queryByRole('radiogroup', { name: /현금영수증/ })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: /^가상계좌/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^소득공제용/ }));
    expect(screen.getByLabelText(/^휴대폰 번호 또는/)).toHaveValue('01012345678');
    await pay();
    await waitFor(() => expect(leaveTo).toHaveBeenCalledWith('/pay/31'));
    expect(api.requestsOf(startPayment).map(({ input }) => input)).toEqual([
      { userExaminationNo: 12, payMethod: 'vbank', cashReceipt: { type: 'INCOME', number: '01012345678' } },
    ]);
  });

  test('a wrong business number is an error at its field, and nothing is sent', async () => {
    const api = paying();
    draw(api, path);
    await userEvent.click(await screen.findByRole('radio', { name: /^가상계좌/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^지출증빙용/ }));
    const field = screen.getByLabelText(/^사업자등록번호/);
    await userEvent.type(field, '104-82-00008');
    await pay();
    await waitFor(() => expect(field).toHaveAccessibleDescription(/맞지 않는 번호입니다/));
    expect(api.requestsOf(startPayment)).toEqual([]);
    expect(field).toHaveValue('104-82-00008');
  });

  test('a member who switches to paying by card needs no number', async () => {
    const api = paying();
    draw(api, path);
    await userEvent.click(await screen.findByRole('radio', { name: /^가상계좌/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^지출증빙용/ }));
    await userEvent.click(screen.getByRole('radio', { name: /^신용카드/ }));
    await pay();
    await waitFor(() => expect(api.requestsOf(startPayment)).toHaveLength(1));
    expect(api.requestsOf(startPayment)[0]?.input).toEqual({ userExaminationNo: 12, payMethod: 'card' });
  });
});

describe('on the application', () => {
  test('it is requested later, until its deadline', async () => {
    const api = new FakeApi()
      .answer(getMapUserEdu, paid({ mayRequestCashReceipt: true, cashReceiptUntil: '2026-11-26T00:00:00+09:00' }))
      .answer(requestCashReceipt, 5);
    draw(api);
    await userEvent.click(await screen.findByRole('button', { name: '현금영수증 신청' }));
    const dialog = within(await screen.findByRole('dialog', { name: '현금영수증 신청' }));
    expect(dialog.getByText('2026.11.25 (수) 24:00까지 신청하실 수 있습니다.')).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('radio', { name: /^지출증빙용/ }));
    await userEvent.type(dialog.getByLabelText(/^사업자등록번호/), '104-82-00007');
    await userEvent.click(dialog.getByRole('button', { name: '신청' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(api.requestsOf(requestCashReceipt).map(({ input }) => input)).toEqual([
      { paymentNo: 31, cashReceipt: { type: 'EXPENSE', number: '104-82-00007' } },
    ]);
  });

  test('an issued one is shown masked, and opens at the gateway', async () => {
    const issued = {
      ...receipt,
      status: 'ISSUED',
      statusName: '발급됨',
      amount: 80_000,
      url: 'https://gateway.example/receipt',
      issueNumber: '730000031',
      allowedActions: [],
    } as const;
    draw(new FakeApi().answer(getMapUserEdu, paid({ cashReceipt: { ...issued, allowedActions: [] } })));
    expect(await screen.findByRole('link', { name: /^현금영수증 보기/ })).toHaveAttribute('href', issued.url);
    expect(screen.getByText('730000031')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /현금영수증/ })).not.toBeInTheDocument();
  });

  test('a pending one is withdrawn after a confirmation', async () => {
    const api = new FakeApi().answer(getMapUserEdu, paid({ cashReceipt: receipt })).answer(retractCashReceipt, 1);
    draw(api);
    await userEvent.click(await screen.findByRole('button', { name: '현금영수증 신청 취소' }));
    await userEvent.click(await screen.findByRole('button', { name: '예, 취소합니다' }));
    await waitFor(() =>
      expect(api.requestsOf(retractCashReceipt).map(({ input }) => input)).toEqual([{ cashReceiptNo: 5 }]),
    );
  });

  test('a failed one shows the next step, and an error preserves the typed values', async () => {
    const failed: CashReceipt = {
      ...receipt,
      status: 'FAILED',
      statusName: '발급실패',
      reason: '번호가 맞는지 확인해 다시 신청해주세요.',
      allowedActions: ['correct'],
    };
    const api = new FakeApi()
      .answer(getMapUserEdu, paid({ cashReceipt: failed }))
      .refuse(requestCashReceipt, 'CASH_RECEIPT_STATE_CHANGED');
    draw(api);
    expect(await screen.findByText('번호가 맞는지 확인해 다시 신청해주세요.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '현금영수증 번호 바꾸기' }));
    const dialog = within(await screen.findByRole('dialog'));
    const field = dialog.getByLabelText(/^휴대폰 번호 또는/);
    await userEvent.clear(field);
    await userEvent.type(field, '01087654321');
    await userEvent.click(dialog.getByRole('button', { name: '바꾸기' }));
    expect(await screen.findByText(/그사이 현금영수증의 상태가 바뀌었습니다/)).toBeInTheDocument();
    expect(field).toHaveValue('01087654321');
  });

  test('nothing is shown if the response has no cash receipts', async () => {
    draw(new FakeApi().answer(getMapUserEdu, paid({})));
    await screen.findByText('신청 정보');
    expect(screen.queryByText('현금영수증')).not.toBeInTheDocument();
  });
});
