import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { educationCode } from '@portal/shared/contract/common';
import { getMapUserEdu, patchIntRefundAccountDeny } from '@portal/shared/contract/manager';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCourseApplication } from '../../parts/testing/samples.ts';
import module from '../../routes.tsx';

const expired = { status: 'EXPIRED', statusName: '결제기한만료', refundQuote: null } as const;
const named = aCourseApplication({
  ...expired,
  allowedActions: ['denyRefundAccount'],
  namedAccounts: [
    {
      bank: '한빛은행',
      account: '*********6655',
      accountName: '나도둑',
      amount: 80_000,
      payableFrom: '2026-11-25T14:00:00+09:00',
    },
  ],
});
const waiting = aCourseApplication({
  ...expired,
  allowedActions: ['nameRefundAccount'],
  amountAwaitingAccount: 80_000,
});

const draw = (api: FakeApi) =>
  renderInHost(module.routes, '/manager/edu/register/view?userExaminationNo=12', {
    api: api.answer(educationCode, []),
    user: aMember(),
  });
const press = async () => {
  await userEvent.click(await screen.findByRole('button', { name: '내 계좌가 아닙니다' }));
  return within(await screen.findByRole('alertdialog'));
};

test('the member sees which account is paid from when, and can stop it', async () => {
  const api = new FakeApi().answer(getMapUserEdu, named).answer(patchIntRefundAccountDeny, 1);
  draw(api);
  expect(
    await screen.findByText('한빛은행 *********6655 (예금주 나도둑): 2026.11.25 (수) 14:00부터 80,000원을 보냅니다.'),
  ).toBeInTheDocument();
  const question = await press();
  expect(api.requestsOf(patchIntRefundAccountDeny)).toEqual([]);
  api.answer(getMapUserEdu, waiting);
  await userEvent.click(question.getByRole('button', { name: '예, 내 계좌가 아닙니다' }));
  expect(await screen.findByText(/환불을 멈추고 협회에 알렸습니다/)).toBeInTheDocument();
  expect(api.requestsOf(patchIntRefundAccountDeny).map(({ input }) => input)).toEqual([{ userExaminationNo: 12 }]);
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(await screen.findByRole('button', { name: '환불 계좌 입력' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '내 계좌가 아닙니다' })).not.toBeInTheDocument();
});

test('a declined confirmation stops nothing', async () => {
  const api = new FakeApi().answer(getMapUserEdu, named);
  draw(api);
  const question = await press();
  await userEvent.click(question.getByRole('button', { name: '아니오' }));
  expect(api.requestsOf(patchIntRefundAccountDeny)).toEqual([]);
});

test('a late denial is reported', async () => {
  draw(new FakeApi().answer(getMapUserEdu, named).refuse(patchIntRefundAccountDeny, 'REFUND_ACCOUNT_NOT_DENIABLE'));
  const question = await press();
  await userEvent.click(question.getByRole('button', { name: '예, 내 계좌가 아닙니다' }));
  expect(await screen.findByText(/지금은 멈출 수 있는 환불이 없습니다/)).toBeInTheDocument();
});

test('nothing is shown if the association has named none', async () => {
  draw(new FakeApi().answer(getMapUserEdu, waiting));
  await screen.findByRole('button', { name: '환불 계좌 입력' });
  expect(screen.queryByText(/협회 직원이 환불 계좌를 입력했습니다/)).not.toBeInTheDocument();
});
