import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getMapCalendar, getMapCalendarFeed, postMapCalendarFeed } from '@portal/shared/contract/manager';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import module from '../../routes.tsx';

const ADDRESS = 'https://portal.example/api/home/manager/getCalendarFeed?feed=abc';

test('a member connects a calendar program, and ends the connection', async () => {
  const api = new FakeApi()
    .answer(getMapCalendar, {
      month: '2026-12',
      today: '2026-12-03',
      courses: [],
      exams: [],
      notices: [],
      total: 0,
      next: null,
    })
    .answer(getMapCalendarFeed, { since: null })
    .answer(postMapCalendarFeed, { address: ADDRESS });
  renderInHost(module.routes, '/manager/calendar', { api, user: aMember() });
  const connect = await screen.findByRole('button', { name: '달력에 연결하기' });
  api.answer(getMapCalendarFeed, { since: '2026-12-03T09:00:00+09:00' });
  await userEvent.click(connect);
  expect(await screen.findByLabelText('달력 주소')).toHaveValue(ADDRESS);
  expect(screen.getByRole('link', { name: '이 기기의 달력에서 열기' })).toHaveAttribute(
    'href',
    ADDRESS.replace('https:', 'webcal:'),
  );
  api.answer(postMapCalendarFeed, { address: null }).answer(getMapCalendarFeed, { since: null });
  await userEvent.click(await screen.findByRole('button', { name: '연결 끊기' }));
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  await waitFor(() => expect(screen.queryByLabelText('달력 주소')).toBeNull());
  expect(api.requestsOf(postMapCalendarFeed).map(({ input }) => input)).toEqual([
    { isWanted: true },
    { isWanted: false },
  ]);
});
