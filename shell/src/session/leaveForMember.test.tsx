import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { endSession, readSession, startSession } from '@portal/shared/session';
import { aMember, renderInHost } from '@portal/shared/testing';
import { leaveForMember } from './leaveForMember.ts';

const PAGES = [{ path: '/space/board', title: '게시판', guarded: true }];

const reload = jest.fn();
let stop: (() => void) | undefined;
beforeEach(() => reload.mockClear());
afterEach(() => {
  stop?.();
  endSession();
});

/** Tab of member01 at this address. */
function openTab(path: string) {
  const user = aMember({ userId: 'member01' });
  startSession({ token: 't', user });
  const { router } = renderInHost(
    ['/main', '/news/notice', '/space/board/write', '/sign/in'].map((each) => ({
      path: each,
      element: <h1>{each}</h1>,
    })),
    path,
    { user },
  );
  stop = leaveForMember(router, () => [{ pages: PAGES }], { reload });
  return router;
}

const LOGIN_DATE = '2026-11-20T09:00:00+09:00';

function store(userId: string | null, loginDate = LOGIN_DATE) {
  if (userId === null) return localStorage.clear();
  localStorage.setItem('authorization', `token of ${userId}`);
  localStorage.setItem('userData', JSON.stringify(aMember({ userId, loginDate })));
}

/** A logout (null) or login in another tab of this browser. */
const elsewhere = (userId: string | null, loginDate = LOGIN_DATE) =>
  act(async () => {
    store(userId, loginDate);
    window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }));
  });

const transition = (type: 'pagehide' | 'pageshow', persisted = true) =>
  window.dispatchEvent(new PageTransitionEvent(type, { persisted }));
/** Such a change while the page is in the back/forward cache, where it receives no events. */
const whileAway = (userId: string | null) =>
  act(async () => {
    transition('pagehide');
    store(userId);
    transition('pageshow');
  });

test('a logout elsewhere leads from a guarded page to the login, which leads back', async () => {
  const router = openTab('/space/board/write?no=3');
  await elsewhere(null);
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign/in'));
  expect(router.state.location.state).toEqual({ from: '/space/board/write?no=3' });
});

test("another member's login elsewhere leads from a guarded page home, and says why", async () => {
  const router = openTab('/space/board/write');
  await elsewhere('member02');
  expect(await screen.findByText(/다른 탭에서 다른 회원으로 로그인/)).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/main'));
});

test.each([
  ['/news/notice', 'member02'],
  ['/news/notice', null],
  ['/space/board/write', 'member01'],
])('%s stays open when %s is logged in elsewhere', async (path, userId) => {
  const router = openTab(path);
  await elsewhere(userId, '2026-11-21T09:00:00+09:00');
  expect(router.state.location.pathname).toBe(path);
});

test("another member's login elsewhere closes a dialog of a public page", async () => {
  const router = openTab('/news/notice?page=2');
  await act(() => router.navigate('/news/notice?page=2#m'));
  await elsewhere('member02');
  const { pathname, search, hash } = router.state.location;
  expect(pathname + search + hash).toBe('/news/notice?page=2');
});

test('a logout in this tab is not followed here', async () => {
  const router = openTab('/space/board/write');
  await act(async () => endSession());
  expect(router.state.location.pathname).toBe('/space/board/write');
});

test.each([
  ['a logout', null],
  ['a login of another member', 'member02'],
])('a page that comes back after %s is emptied and opened again', async (_change, userId) => {
  openTab('/news/notice');
  expect(screen.getByRole('heading', { name: '/news/notice' })).toBeInTheDocument();
  await whileAway(userId);
  expect(document.body).toBeEmptyDOMElement();
  expect(reload).toHaveBeenCalledTimes(1);
});

test('a page that comes back to its member, with a new token, stays', async () => {
  openTab('/space/board/write');
  await whileAway('member01');
  expect(readSession()?.token).toBe('token of member01');
  expect(screen.getByRole('heading', { name: '/space/board/write' })).toBeInTheDocument();
  expect(reload).not.toHaveBeenCalled();
});

test('a session that could not be stored survives the coming back', async () => {
  openTab('/space/board/write');
  localStorage.clear();
  await whileAway(null);
  expect(readSession()).not.toBeNull();
  expect(reload).not.toHaveBeenCalled();
});
