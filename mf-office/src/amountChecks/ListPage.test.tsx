import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeDecideReview, officeOverview, officeReviews, type Permission } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const permissions: Permission[] = ['money'];
const overview = { name: '박관리', permissions, fourEyesOver: 300_000 };
const check = {
  paymentNo: 21,
  userExaminationNo: 12,
  title: '외식경영관리사 2급 집합교육',
  applicant: '홍길동',
  applicationStatusName: '결제대기',
  amount: 50_000,
  paidAmount: 49_000,
  paidAt: '2026-11-20T10:00:00+09:00',
};

function open(): FakeApi {
  const api = new FakeApi()
    .answers(officeOverview, overview)
    .answers(officeReviews, { list: [check] })
    .answer(officeDecideReview, 'done');
  renderInHost(routes.routes, '/office/reviews', { user: aMember({ userRole: 'employee' }), api });
  return api;
}

async function openDialog(button: string, title: string) {
  const row = within(await screen.findByRole('row', { name: /홍길동/ }));
  await userEvent.click(row.getByRole('button', { name: button }));
  return within(await screen.findByRole('dialog', { name: title }));
}

const CASES = [
  { button: '인정', title: '결제 인정', decision: 'accept' },
  { button: '돌려주기', title: '전액 돌려주기', decision: 'giveBack' },
] as const;

test.each(CASES)('$button: the dialog shows both amounts, and the decision is sent with its reason', async (each) => {
  const api = open();
  const dialog = await openDialog(each.button, each.title);
  expect(dialog.getByText('50,000원')).toBeInTheDocument();
  expect(dialog.getByText('49,000원')).toBeInTheDocument();
  await userEvent.type(dialog.getByLabelText(/사유/), '전화로 확인');
  await userEvent.click(dialog.getByRole('button', { name: each.title }));
  await waitFor(() =>
    expect(api.requestsOf(officeDecideReview).map(({ input }) => input)).toEqual([
      { paymentNo: 21, decision: each.decision, reason: '전화로 확인' },
    ]),
  );
});

test('a decision without a reason is not sent', async () => {
  const api = open();
  const dialog = await openDialog('인정', '결제 인정');
  await userEvent.click(dialog.getByRole('button', { name: '결제 인정' }));
  expect(await dialog.findByText('사유를 입력해주세요.')).toBeInTheDocument();
  expect(api.requestsOf(officeDecideReview)).toEqual([]);
});

test('a decision that waits for a second employee says so', async () => {
  const api = open();
  api.answer(officeDecideReview, 'asked');
  const dialog = await openDialog('인정', '결제 인정');
  await userEvent.type(dialog.getByLabelText(/사유/), '전화로 확인');
  await userEvent.click(dialog.getByRole('button', { name: '결제 인정' }));
  expect(await screen.findByText(/혼자 처리할 수 없는 일이라 요청을 남겼습니다/)).toBeInTheDocument();
});
