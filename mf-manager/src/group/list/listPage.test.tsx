import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBoxGroup, getListLine } from '@portal/shared/contract/manager';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aPlace } from '../../parts/testing/samples.ts';
import module from '../../routes.tsx';
import { aGroupSummary } from '../testing/samples.ts';

const draw = (api: FakeApi, user?: ReturnType<typeof aMember>) =>
  renderInHost(module.routes, '/manager/group', { api, ...(user && { user }) });

test('a group shows its offering, the number of acceptances, and the next deadline', async () => {
  const groups = [
    aGroupSummary({ counts: { seats: 12, reserved: 1, invited: 0, confirmed: 8, requested: 1, cancelled: 2 } }),
    aGroupSummary({ groupNo: 5, status: 'SUBMITTED', statusName: '결제대기', payDueAt: '2026-11-20T11:00:00+09:00' }),
  ];
  const places = [
    aPlace(),
    aPlace({ placeNo: 6, offeringNo: 8, title: '외식경영관리사 2급 특별 과정', isGroup: true, seats: 3 }),
  ];
  draw(new FakeApi().answer(getListBoxGroup, listOfAll(groups)).answer(getListLine, places), aMember());
  const waiting = within(await screen.findByRole('region', { name: '대기 순번' })).getAllByRole('listitem');
  expect(waiting).toHaveLength(1);
  expect(waiting[0]).toHaveTextContent('대기 중단체 교육 3명');
  const [paid, unpaid] = within(await screen.findByRole('list', { name: '단체 신청 내역' })).getAllByRole('listitem');
  for (const text of [
    '결제완료',
    '단체 교육',
    '한빛식당',
    '10명 중 8명 수락, 1명 취소접수',
    '수락 기한',
    '2026.12.06 (일) 24:00',
  ])
    expect(paid).toHaveTextContent(text);
  expect(unpaid).toHaveTextContent('결제 기한2026.11.20 (금) 11:00');
  expect(unpaid).not.toHaveTextContent('수락 기한');
  expect(screen.getAllByRole('link', { name: '외식경영관리사 2급 기본 과정' })[0]).toHaveAttribute(
    'href',
    '/manager/group/view?groupNo=4',
  );
});

test('a group without remaining seats is shown as cancelled', async () => {
  const counts = { ...aGroupSummary().counts, seats: 3, confirmed: 0, cancelled: 3 };
  const group = aGroupSummary({ status: 'CLOSED', statusName: '종료', counts });
  draw(new FakeApi().answer(getListBoxGroup, listOfAll([group])).answer(getListLine, []), aMember());
  const [card] = within(await screen.findByRole('list', { name: '단체 신청 내역' })).getAllByRole('listitem');
  expect(card).toHaveTextContent('3명 모두 취소');
});

test('a member without a group reads how to create one', async () => {
  draw(new FakeApi().answer(getListBoxGroup, listOfAll([])).answer(getListLine, []), aMember());
  expect(await screen.findByText(/아직 단체로 신청하신/)).toBeVisible();
  expect(screen.getByRole('link', { name: '교육 고르기' })).toHaveAttribute('href', '/manager/edu/apply');
});

test('a guest reads about groups, and returns after logging in', async () => {
  const { api, router } = draw(new FakeApi());
  await userEvent.click(await screen.findByRole('link', { name: '로그인' }));
  expect(await screen.findByText('길: /sign/in')).toBeVisible();
  expect(router.state.location.state).toEqual({ from: '/manager/group' });
  expect(api.seen).toEqual([]);
});
