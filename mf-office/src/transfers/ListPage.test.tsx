import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CertificateStatus } from '@portal/shared/contract';
import { officeConfirmFee, officeFees, officeOverview } from '@portal/shared/contract/office';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

function open(status: CertificateStatus) {
  const fee = {
    certificateNo: 12,
    name: '홍길동',
    certName: '외식경영관리사 2급 실기',
    amount: 15_000,
    statusName: '입금기한만료',
    since: '2026-12-03T00:00:00+09:00',
    dueAt: '2026-11-28T00:00:00+09:00',
    bank: '',
    accountName: '',
    account: '',
    cashReceipt: { status: 'REQUESTED', statusName: '요청됨' } as const,
    secondLook: null,
  };
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['money'], fourEyesOver: 300_000, waiting: [] })
    .answer(officeFees, listOfAll([fee]))
    .answer(officeConfirmFee, status);
  renderInHost(routes.routes, '/office/transfers?need=ended', { user: aMember({ userRole: 'employee' }), api });
  return api;
}

async function confirm(day: string) {
  await userEvent.click(await screen.findByRole('button', { name: '홍길동 입금 확인' }));
  const dialog = await screen.findByRole('dialog', { name: '입금 확인' });
  if (day) await userEvent.type(within(dialog).getByRole('textbox', { name: /^입금된 날/ }), day);
  await userEvent.click(within(dialog).getByRole('button', { name: '입금 확인' }));
  return dialog;
}

test("a fee for an ended request is confirmed with the bank's day; if that was in time, it can be issued", async () => {
  const api = open('PAID');
  expect(
    await screen.findByRole('row', { name: /홍길동.*15,000원 ?현금영수증 요청됨.*입금기한만료/ }),
  ).toBeInTheDocument();
  expect(api.requestsOf(officeFees)[0]?.input).toMatchObject({ need: 'ended' });
  await confirm('2026-11-27');
  await waitFor(() =>
    expect(api.requestsOf(officeConfirmFee)[0]?.input).toEqual({ certificateNo: 12, day: '2026-11-27', reason: '' }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(api.requestsOf(officeFees)).toHaveLength(2));
});

test('a fee that came too late is shown as owed back', async () => {
  open('EXPIRED');
  await confirm('2026-11-28');
  expect(await screen.findByText(/돌려드릴 수수료로 기록했습니다/)).toBeInTheDocument();
});

test('without the day nothing is confirmed', async () => {
  const api = open('PAID');
  const dialog = await confirm('');
  expect(await within(dialog).findByText('입금된 날을 입력해주세요.')).toBeInTheDocument();
  expect(api.requestsOf(officeConfirmFee)).toEqual([]);
});
