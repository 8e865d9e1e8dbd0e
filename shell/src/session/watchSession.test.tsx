import { waitFor } from '@testing-library/react';
import { logout } from '@portal/shared/contract/user';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { endSession, readSession, startSession } from '@portal/shared/session';
import { aMember, FakeApi } from '@portal/shared/testing';
import { watchSession } from './watchSession.ts';

const HOUR_MS = 3_600_000;

function start(path: string, calls: Partial<Parameters<typeof watchSession>[1]> = {}) {
  const router = createMemoryRouter([{ path: '*', element: <p /> }], { initialEntries: [path] });
  const check = jest.fn(async () => null);
  const fetchLoginDate = jest.fn(async () => new Date().toISOString());
  const stop = watchSession(router, { check, fetchLoginDate, ...calls });
  return { router, check, fetchLoginDate, stop };
}

beforeEach(() => {
  endSession();
  new FakeApi().answer(logout, null).install();
});

test('nothing is checked for a guest', async () => {
  const { router, check } = start('/main');
  await router.navigate('/news/notice');
  expect(check).not.toHaveBeenCalled();
});

test('a member’s session is checked on every change of route, but not when only an overlay opens', async () => {
  startSession({ token: 't', user: aMember() });
  const { router, check } = start('/news/notice');
  await router.navigate('/news/data');
  await router.navigate('/news/data#m');
  expect(check).toHaveBeenCalledTimes(2);
});

test('a session is checked when its page comes back from the back/forward cache', () => {
  startSession({ token: 't', user: aMember() });
  const { check, stop } = start('/news/notice');
  for (const persisted of [false, true]) window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
  expect(check).toHaveBeenCalledTimes(2);
  stop();
});

test('a login that is 24 hours old ends on entering /main', async () => {
  startSession({ token: 't', user: aMember() });
  const { router } = start('/news/data', {
    fetchLoginDate: async () => new Date(Date.now() - 24 * HOUR_MS).toISOString(),
  });
  expect(readSession()).not.toBeNull();
  await router.navigate('/main');
  await waitFor(() => expect(readSession()).toBeNull());
});

test('a newer login continues, even if the server cannot be reached', async () => {
  startSession({ token: 't', user: aMember() });
  const { router, fetchLoginDate } = start('/main', { check: () => Promise.reject(new Error('offline')) });
  await waitFor(() => expect(fetchLoginDate).toHaveBeenCalled());
  await router.navigate('/news/data');
  expect(readSession()).not.toBeNull();
});
