import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { officeAudit, officeOverview, officeVerifyAudit } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const entry = {
  auditNo: 77,
  at: '2026-11-20T11:00:00+09:00',
  employee: '박관리 (admin)',
  act: 'show member',
  object: 'member',
  objectNo: 12,
  ip: '192.0.2.7',
  reason: '회원 문의 응대: 전화 문의',
};

function open() {
  const api = new FakeApi()
    .answer(officeOverview, { name: '박관리', permissions: ['members'], fourEyesOver: 300_000, waiting: [] })
    .answers(officeAudit, { list: [entry], pageInfo: { page: 1, endPage: 2, totalRow: 51, next: 77 } })
    .answer(officeVerifyAudit, { checked: 1000, brokenAt: null, lastHash: 'ab12' });
  renderInHost(routes.routes, '/office/audit', { user: aMember({ userRole: 'employee' }), api });
  return api;
}

test('entries are in Korean, and filters and older pages are requested from the server', async () => {
  const api = open();
  const row = await screen.findByRole('row', { name: /회원 전체 보기 \(기록 77번\)/ });
  expect(within(row).getByRole('link', { name: '회원 12번' })).toHaveAttribute(
    'href',
    '/office/members/view?memberNo=12',
  );
  await userEvent.selectOptions(screen.getByLabelText('한 일'), '이용 정지');
  await userEvent.type(screen.getByLabelText('직원 아이디'), 'admin');
  await userEvent.type(screen.getByLabelText('대상 번호'), '12번');
  await userEvent.click(screen.getByRole('button', { name: '찾기' }));
  const filter = { userId: 'admin', act: 'suspend member', objectNo: 12 };
  await waitFor(() => expect(api.requestsOf(officeAudit).at(-1)?.input).toMatchObject(filter));
  await userEvent.click(await screen.findByRole('button', { name: '이전 기록' }));
  await waitFor(() => expect(api.requestsOf(officeAudit).at(-1)?.input).toMatchObject({ ...filter, after: 77 }));
});

test('the newest entries can be checked', async () => {
  open();
  await userEvent.click(await screen.findByRole('button', { name: '최근 기록 검사' }));
  expect(await screen.findByText(/최근 기록 1,000건이 쓰인 그대로입니다. 마지막 해시 ab12/)).toBeInTheDocument();
});
