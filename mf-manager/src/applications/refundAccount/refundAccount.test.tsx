import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { educationCode } from '@portal/shared/contract/common';
import { getListBoxUserEdu, getMapUserEdu, patchIntRefundAccount } from '@portal/shared/contract/manager';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { aCourseApplication, aCourseRow } from '../../parts/testing/samples.ts';
import module from '../../routes.tsx';

const refund = {
  status: 'AWAITING_ACCOUNT',
  statusName: '환불계좌확인',
  amount: 80_000,
  percent: 100,
  bank: '',
  account: '',
  accountName: '',
  requestedAt: '2026-11-21T10:00:00+09:00',
} as const;
const expired = { status: 'EXPIRED', statusName: '결제기한만료', refundQuote: null } as const;
const waiting = aCourseApplication({
  ...expired,
  allowedActions: ['nameRefundAccount'],
  refund,
  amountAwaitingAccount: 80_000,
});
const named = aCourseApplication({
  ...expired,
  allowedActions: [],
  refund: {
    ...refund,
    status: 'APPROVED',
    statusName: '환불승인',
    bank: '신한은행',
    account: '110***333',
    accountName: '김한빛',
  },
});

const view = () => new FakeApi().answer(getMapUserEdu, waiting).answer(educationCode, []);
const draw = (api: FakeApi) =>
  renderInHost(module.routes, '/manager/edu/register/view?userExaminationNo=12', { api, user: aMember() });
const open = async (api: FakeApi) => {
  draw(api);
  await userEvent.click(await screen.findByRole('button', { name: '환불 계좌 입력' }));
  return within(await screen.findByRole('dialog', { name: '환불 계좌 입력' }));
};
type Form = Awaited<ReturnType<typeof open>>;
const fill = async (form: Form) => {
  await userEvent.type(form.getByLabelText(/^예금주/), '김한빛');
  await userEvent.type(form.getByLabelText(/^은행명/), '신한은행');
  await userEvent.type(form.getByLabelText(/^계좌번호/), '110-222-333');
  await userEvent.click(form.getByRole('button', { name: '환불 계좌 보내기' }));
  return within(await screen.findByRole('alertdialog'));
};

test('the list shows that an account is awaited', async () => {
  renderInHost(module.routes, '/manager/edu/register', {
    user: aMember(),
    api: new FakeApi().answer(getListBoxUserEdu, {
      list: [aCourseRow({ allowedActions: ['nameRefundAccount'] })],
      pageInfo: { page: 1, endPage: 1, totalRow: 1 },
    }),
  });
  expect(await screen.findByRole('link', { name: /환불 계좌 입력하기$/ })).toBeInTheDocument();
});

test('no account is requested where none is awaited', async () => {
  draw(new FakeApi().answer(getMapUserEdu, named));
  await screen.findByText('신청 정보');
  expect(screen.queryByRole('button', { name: '환불 계좌 입력' })).not.toBeInTheDocument();
});

test('the account is sent after a confirmation that repeats it; then the page shows it masked', async () => {
  const api = view().answer(patchIntRefundAccount, 1);
  const form = await open(api);
  expect(screen.getByText('80,000원을 돌려드립니다. 환불 계좌를 입력해주세요.')).toBeInTheDocument();
  const question = await fill(form);
  expect(screen.getByRole('alertdialog')).toHaveTextContent(
    '신한은행 110222333 (예금주 김한빛) 계좌로 80,000원을 환불합니다. 맞습니까?',
  );
  expect(api.requestsOf(patchIntRefundAccount)).toEqual([]);
  api.answer(getMapUserEdu, named);
  await userEvent.dblClick(question.getByRole('button', { name: '예, 맞습니다' }));
  expect(await screen.findByText(/환불 계좌가 접수되었습니다/)).toBeInTheDocument();
  expect(api.requestsOf(patchIntRefundAccount).map(({ input }) => input)).toEqual([
    { accountName: '김한빛', bank: '신한은행', account: '110222333', userExaminationNo: 12 },
  ]);
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  expect(await screen.findByText(/신한은행 110\*\*\*333/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '환불 계좌 입력' })).not.toBeInTheDocument();
});

test('a missing value is an error at its field', async () => {
  const form = await open(view());
  await userEvent.click(form.getByRole('button', { name: '환불 계좌 보내기' }));
  await waitFor(() => expect(form.getByLabelText(/^계좌번호/)).toHaveAccessibleDescription(/계좌번호를 입력해주세요/));
  expect(form.getByLabelText(/^은행명/)).toHaveAccessibleDescription(/은행명을 입력해주세요/);
  expect(form.getByLabelText(/^예금주/)).toHaveAccessibleDescription(/이름을 입력해주세요/);
});

test('a declined confirmation and an error preserve all typed values', async () => {
  const api = view().refuse(patchIntRefundAccount, 'REFUND_ACCOUNT_NOT_ASKED');
  const form = await open(api);
  const question = await fill(form);
  await userEvent.click(question.getByRole('button', { name: '아니오' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
  await userEvent.click(form.getByRole('button', { name: '환불 계좌 보내기' }));
  await userEvent.click(await screen.findByRole('button', { name: '예, 맞습니다' }));
  expect(await screen.findByText('환불 계좌가 필요한 환불이 없습니다.')).toBeInTheDocument();
  expect(form.getByLabelText(/^계좌번호/)).toHaveValue('110222333');
  expect(JSON.stringify({ ...sessionStorage, ...localStorage })).not.toContain('110222333');
});

test('an account named meanwhile by the association is not requested again', async () => {
  const api = view();
  draw(api);
  const button = await screen.findByRole('button', { name: '환불 계좌 입력' });
  api.answer(getMapUserEdu, named);
  await userEvent.click(button);
  expect(await screen.findByText('환불 계좌가 필요한 환불이 없습니다.')).toBeInTheDocument();
});
