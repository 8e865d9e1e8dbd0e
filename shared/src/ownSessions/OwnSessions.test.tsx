import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import { getListBoxSession, postIntSessionEnd, type OwnSession } from '../contract/ownSession.ts';
import { OwnSessions } from './index.ts';

const here: OwnSession = {
  sessionNo: 9,
  device: '윈도 컴퓨터, 크롬',
  ip: '198.51.100.7',
  loginDate: '2026-11-20T09:00:00+09:00',
  usedAt: '2026-11-20T10:30:00+09:00',
  isCurrent: true,
  isLive: true,
};
const phone = { ...here, sessionNo: 8, device: '아이폰, 사파리', isCurrent: false };
const unknown = { ...here, sessionNo: 7, device: '', ip: '', isCurrent: false, isLive: false };

function open(sessions: OwnSession[]) {
  const api = new FakeApi().answer(getListBoxSession, { sessions }).answer(postIntSessionEnd, 1);
  renderInHost([{ path: '/sign/me/sessions', element: <OwnSessions /> }], '/sign/me/sessions', {
    api,
    user: aMember(),
  });
  return api;
}

test('each place shows device, times and address; only this device and ended ones cannot be logged out', async () => {
  open([here, phone, unknown]);
  const [current, other, ended] = await screen.findAllByRole('listitem');
  expect(current).toHaveTextContent(
    '윈도 컴퓨터, 크롬 이 기기로그인2026.11.20 (금) 09:00마지막 사용2026.11.20 (금) 10:30접속 주소 (IP)198.51.100.7',
  );
  expect(within(other as HTMLElement).getByRole('button')).toHaveAccessibleName(/^로그아웃 ?: 아이폰, 사파리$/);
  expect(ended).toHaveTextContent('알 수 없는 기기');
  expect(screen.getAllByRole('button', { name: /로그아웃/ })).toHaveLength(2);
});

test('one place, or all others, are logged out after a question, and the list is read again', async () => {
  const api = open([here, phone]);
  await userEvent.click(await screen.findByRole('button', { name: /^로그아웃 ?: 아이폰/ }));
  await userEvent.click(await screen.findByRole('button', { name: '예, 로그아웃합니다' }));
  await waitFor(() => expect(api.requestsOf(getListBoxSession)).toHaveLength(2));
  api.answer(getListBoxSession, { sessions: [here] });
  await userEvent.click(await screen.findByRole('button', { name: '다른 곳에서 모두 로그아웃' }));
  await userEvent.click(await screen.findByRole('button', { name: '예, 로그아웃합니다' }));
  expect(await screen.findByText('이 기기에서만 로그인되어 있습니다.')).toBeInTheDocument();
  expect(api.requestsOf(postIntSessionEnd).map(({ input }) => input)).toEqual([{ sessionNo: 8 }, {}]);
});
