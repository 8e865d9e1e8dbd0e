import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { CallEntity } from '@portal/shared/contract';
import { officeOverview, officeToday, type Permission } from '@portal/shared/contract/office';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const employee = aMember({ userRole: 'employee' });
const TODAY = { applications: 3, payments: { count: 2, amount: 160_000 }, members: null };
const open = (permissions: Permission[], more: CallEntity<typeof officeOverview>['waiting'] = []) =>
  renderInHost(routes.routes, '/office', {
    user: employee,
    api: new FakeApi().answer(officeToday, TODAY).answer(officeOverview, {
      name: '박관리',
      permissions,
      fourEyesOver: 300_000,
      waiting: [
        { kind: 'transfers', count: 2, oldestAt: '2026-11-18T09:00:00+09:00' },
        { kind: 'cancellations', count: 3, oldestAt: '2026-11-19T09:00:00+09:00' },
        { kind: 'failedRefunds', count: 1, oldestAt: '2026-11-19T10:00:00+09:00' },
        { kind: 'findings', count: 0, oldestAt: null },
        ...more,
      ],
    }),
  });

test('pending work links to its page, longest waiting first', async () => {
  open(['qualification', 'money']);
  const cards = await screen.findAllByRole('link', { name: /\d건$/ });
  expect(cards.map((card) => [card.textContent, card.getAttribute('href')])).toEqual([
    ['계좌 이체할 환불 2건', '/office/refunds?need=transfer'],
    ['취소 승인 대기 3건', '/office/cancellations'],
    ['실패한 환불 1건', '/office/refunds?need=failed'],
  ]);
});

test('today’s figures are shown, without those that the employee may not see', async () => {
  open(['money']);
  const figure = await screen.findByText('오늘 결제 2건');
  expect(figure.parentElement).toHaveTextContent('160,000원');
  expect(screen.getByText('오늘 신청')).toBeInTheDocument();
  expect(screen.queryByText('오늘 가입')).not.toBeInTheDocument();
});

test('overdue work is marked', async () => {
  const times = { oldestAt: '2026-11-02T09:00:00+09:00', dueAt: '2026-12-11T00:00:00+09:00' };
  open(['money'], [{ kind: 'bills', count: 2, ...times, isOverdue: true }]);
  const card = await screen.findByRole('link', { name: /발급할 계산서 2건/ });
  expect(card.closest('li')).toHaveTextContent('기한 지남 가장 급한 것: 2026.12.10 (목) 24:00까지');
  expect(card).toHaveAttribute('href', '/office/bills');
});

test('the menu shows the counts, and only the entries that the employee may open', async () => {
  open(['money']);
  const menu = await screen.findByRole('navigation', { name: '사무국 메뉴' });
  expect(await within(menu).findByRole('link', { name: /^환불 ?3 ?건 대기$/ })).toBeInTheDocument();
  expect(within(menu).getByRole('link', { name: '할 일' })).toHaveAttribute('aria-current', 'page');
  expect(within(menu).queryByRole('link', { name: /취소 요청/ })).toBeNull();
});

test('the menu entries are grouped by permission', async () => {
  open(['members', 'money']);
  const menu = within(await screen.findByRole('navigation', { name: '사무국 메뉴' }));
  expect(await menu.findByRole('list', { name: '결제·환불' })).toHaveTextContent(/입금·반환.*환불.*하루 보고/);
  expect(menu.getByRole('list', { name: '회원' })).toHaveTextContent(/회원.*직원.*감사 기록/);
  expect(menu.queryByRole('list', { name: '교육·시험' })).toBeNull();
});

test('a skip link before the menu leads to the page heading', async () => {
  open(['money']);
  await userEvent.click(await screen.findByRole('link', { name: '메뉴 건너뛰기' }));
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus();
  expect(window.location.hash).toBe('');
});

test('on a phone a button with the pending count opens the menu, which is closed again on the next page', async () => {
  open(['money']);
  const opener = await screen.findByRole('button', { name: '사무국 메뉴: 할 일 (할 일 3건)' });
  expect(opener).toHaveAttribute('aria-expanded', 'false');
  await userEvent.click(opener);
  expect(screen.getByRole('button', { name: '사무국 메뉴 닫기' })).toHaveAttribute('aria-expanded', 'true');
  const menu = document.getElementById(opener.getAttribute('aria-controls') ?? '');
  expect(menu).toHaveClass('open');
  await userEvent.click(screen.getByRole('link', { name: '하루 보고' }));
  expect(await screen.findByRole('heading', { level: 1, name: '하루 보고' })).toBeInTheDocument();
  expect(await screen.findByRole('button', { name: '사무국 메뉴: 하루 보고 (할 일 3건)' })).toHaveAttribute(
    'aria-expanded',
    'false',
  );
});

test('an employee without permissions reads whom to contact', async () => {
  open([]);
  expect(await screen.findByText('맡은 업무가 없습니다')).toBeInTheDocument();
});
