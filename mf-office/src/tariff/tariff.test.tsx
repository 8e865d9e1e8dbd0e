import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapTariff } from '@portal/shared/contract/manager';
import {
  officeAskTariffChange,
  officeDecideTariffChange,
  officeOverview,
  officeTariffChanges,
} from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const certificate = { item: 'certificate' as const, itemName: '자격증 발급비', amount: 15_000 };
const change = {
  changeNo: 3,
  itemName: '자격증 발급비',
  former: 15_000,
  amount: 18_000,
  from: '2027-03-01',
  status: 'WAITING' as const,
  statusName: '확인 대기',
  reason: '인쇄비가 올랐습니다.',
  askedBy: '김먼저',
  askedAt: '2027-01-04T11:00:00+09:00',
  isOwn: false,
  decidedBy: '',
  decidedAt: null,
  answer: '',
};

function open(changes: (typeof change)[], api = new FakeApi()) {
  api
    .answer(officeOverview, { name: '박관리', permissions: ['money'], fourEyesOver: 300_000, waiting: [] })
    .answers(getMapTariff, { items: [{ ...certificate, next: { amount: 18_000, from: '2027-03-01' } }] })
    .answer(officeTariffChanges, listOfAll(changes))
    .answer(officeDecideTariffChange, 1);
  renderInHost(routes.routes, '/office/tariff', { user: aMember({ userRole: 'employee' }), api });
  return api;
}
const history = async () => within(await screen.findByRole('table', { name: '변경 기록' }));

async function ask(typed: { amount: string; from: string }) {
  await userEvent.click(await screen.findByRole('button', { name: '자격증 발급비 변경 요청' }));
  const dialog = within(await screen.findByRole('dialog', { name: '요금 변경 요청' }));
  await userEvent.type(dialog.getByLabelText(/바꿀 금액/), typed.amount);
  await userEvent.type(dialog.getByRole('textbox', { name: /적용일/ }), typed.from);
  await userEvent.type(dialog.getByLabelText(/사유/), '인쇄비가 올랐습니다.');
  await userEvent.click(dialog.getByRole('button', { name: '요청' }));
  return dialog;
}

test('an employee sees current and future amounts, and requests a change', async () => {
  const api = open([], new FakeApi().answer(officeAskTariffChange, 4));
  expect(await screen.findByText('2027.03.01 (월)부터 18,000원')).toBeInTheDocument();
  await ask({ amount: '20,000', from: '2027-06-01' });
  await waitFor(() =>
    expect(api.requestsOf(officeAskTariffChange)[0]?.input).toEqual({
      item: 'certificate',
      amount: 20_000,
      from: '2027-06-01',
      reason: '인쇄비가 올랐습니다.',
    }),
  );
});

test('a day on which the terms contradict the amount is an error at its field, and no typed value is lost', async () => {
  open([], new FakeApi().refuse(officeAskTariffChange, 'TARIFF_IN_TERMS'));
  const dialog = await ask({ amount: '20000', from: '2027-06-01' });
  expect(await dialog.findByText(/그날 시행되는 이용약관이/)).toBeInTheDocument();
  expect(dialog.getByLabelText(/바꿀 금액/)).toHaveValue('20000');
});

test('the second employee sees both amounts and the day before confirming', async () => {
  const api = open([change]);
  await userEvent.click((await history()).getByRole('button', { name: '확인' }));
  const dialog = await screen.findByRole('dialog', { name: '요금 변경 확인' });
  for (const words of ['15,000원', '18,000원', '2027.03.01', '인쇄비가 올랐습니다.', '김먼저'])
    expect(dialog).toHaveTextContent(words);
  await userEvent.click(within(dialog).getByRole('button', { name: '확인' }));
  await waitFor(() =>
    expect(api.requestsOf(officeDecideTariffChange)[0]?.input).toMatchObject({ changeNo: 3, decision: 'confirm' }),
  );
});

test('the requesting employee can only withdraw it', async () => {
  open([{ ...change, isOwn: true }]);
  const rows = await history();
  expect(rows.getByRole('button', { name: '요청 거두기' })).toBeInTheDocument();
  expect(rows.queryByRole('button', { name: '확인' })).toBeNull();
});
