import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBoxPayment, getMapReceipts, type OwnPayment } from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import module from '../routes.tsx';

const course: OwnPayment = {
  userExaminationNo: 12,
  certificateNo: null,
  what: '외식경영관리사 2급 집합교육',
  method: '신용카드',
  amount: 80_000,
  refunded: 16_000,
  at: '2026-11-20T10:32:00+09:00',
  path: '/manager/edu/register/view?userExaminationNo=12',
};
const fee: OwnPayment = {
  ...course,
  userExaminationNo: null,
  certificateNo: 7,
  what: '외식경영관리사 2급 자격증 발급 수수료',
  refunded: 0,
  refunding: { amount: 15_000, statusName: '환불진행중' },
  path: '/manager/exam/certificate',
};

const draw = (payments: OwnPayment[]) => {
  const api = new FakeApi()
    .answer(getListBoxPayment, listOfAll(payments))
    .answers(getMapReceipts, { recipient: { recipient: 'PERSON', recipientName: '김한빛', businessNumber: '' } });
  renderInHost(module.routes, '/manager/payments', { api, user: aMember() });
  return api;
};

test('each payment shows its sum and refund, one under way too, its receipts, and its application', async () => {
  const api = draw([course, fee]);
  await screen.findByRole('heading', { name: course.what });
  const [first, second] = within(screen.getByRole('list', { name: '결제 내역' })).getAllByRole('listitem');
  if (!first || !second) throw new Error('no payments');
  expect(first).toHaveTextContent('금액80,000원환불16,000원');
  expect(first).not.toHaveTextContent('환불 예정');
  expect(second).toHaveTextContent('금액80,000원환불 예정15,000원 환불진행중');
  expect(within(first).getByRole('link', { name: /^자세히/ })).toHaveAttribute('href', course.path);
  await userEvent.click(within(first).getByRole('button', { name: new RegExp(`^영수증.*${course.what}`) }));
  expect(await screen.findByRole('dialog')).toBeInTheDocument();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await userEvent.click(within(second).getByRole('button', { name: new RegExp(`^영수증.*${fee.what}`) }));
  expect(api.requestsOf(getMapReceipts).map(({ input }) => input)).toEqual([
    { userExaminationNo: 12 },
    { certificateNo: 7 },
  ]);
});

test('a member who has paid nothing is shown where to apply', async () => {
  draw([]);
  expect(await screen.findByText('결제하신 내역이 없습니다.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '교육 신청하러 가기' })).toHaveAttribute('href', '/manager/edu/apply');
});
