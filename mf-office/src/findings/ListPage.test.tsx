import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeCloseFinding, officeFindings, officeOverview, type Permission } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const permissions: Permission[] = ['money'];
const overview = { permissions, fourEyesOver: 300_000 };
const finding = {
  findingNo: 4,
  day: '2026-11-20',
  gatewayNo: 'T-100',
  paymentNo: 9,
  gatewayAmount: 50_000,
  ourAmount: 40_000,
  foundAt: '2026-11-21T03:00:00+09:00',
};

function open(): FakeApi {
  const api = new FakeApi()
    .answers(officeOverview, overview)
    .answers(officeFindings, { list: [finding] })
    .answer(officeCloseFinding, 1);
  renderInHost(routes.routes, '/office/findings', { user: aMember({ userRole: 'employee' }), api });
  return api;
}

async function openDialog() {
  const row = within(await screen.findByRole('row', { name: /T-100/ }));
  await userEvent.click(row.getByRole('button', { name: '처리' }));
  return within(await screen.findByRole('dialog', { name: '내역 불일치 처리' }));
}

test('a difference shows both sums', async () => {
  open();
  const cells = within(await screen.findByRole('row', { name: /T-100/ })).getAllByRole('cell');
  expect(cells.map(({ textContent }) => textContent)).toEqual([
    '2026.11.20 (금)',
    'T-100',
    '50,000원',
    '40,000원',
    '처리',
  ]);
});

test('a difference is closed with a note of what was done, and not without one', async () => {
  const api = open();
  const dialog = await openDialog();
  await userEvent.click(dialog.getByRole('button', { name: '처리 완료' }));
  expect(await dialog.findByText('처리한 내용을 입력해주세요.')).toBeInTheDocument();
  expect(api.requestsOf(officeCloseFinding)).toEqual([]);

  await userEvent.type(dialog.getByLabelText(/처리한 내용/), '은행에 확인해 돌려줌');
  await userEvent.click(dialog.getByRole('button', { name: '처리 완료' }));
  await waitFor(() =>
    expect(api.requestsOf(officeCloseFinding).map(({ input }) => input)).toEqual([
      { findingNo: 4, note: '은행에 확인해 돌려줌' },
    ]),
  );
});

test('the typed note stays if the difference cannot be closed', async () => {
  const api = open();
  api.refuse(officeCloseFinding, 'OWN_MATTER');
  const dialog = await openDialog();
  await userEvent.type(dialog.getByLabelText(/처리한 내용/), '은행에 확인해 돌려줌');
  await userEvent.click(dialog.getByRole('button', { name: '처리 완료' }));
  expect(await screen.findByText(/다른 직원에게 요청해주세요/)).toBeInTheDocument();
  expect(dialog.getByLabelText(/처리한 내용/)).toHaveValue('은행에 확인해 돌려줌');
});
