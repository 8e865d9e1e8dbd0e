import { NUMBERS } from '../contract/all/index.ts';
import type { UnknownWord } from '../contract/base/words.ts';
import { changeToken, join, login, logout } from '../contract/user/index.ts';
import { aMember, FakeApi } from '../testing/index.ts';
import { endSession, isOverAge, readSession, renewToken, signOut, startSession } from './index.ts';
import { signIn, signUp } from './signIn.ts';
import { readStored } from './storage.ts';

beforeEach(() => endSession());

test('a login stores token, user data and device info, but not the password', async () => {
  new FakeApi().install().answer(login, aMember(), { Authorization: 'new-token' });
  await signIn({ userId: 'hanbit01', userPw: 'Secret!word9' });
  expect(readSession()).toMatchObject({ token: 'new-token', user: { userId: 'hanbit01' } });
  expect(localStorage.getItem('authorization')).toBe('new-token');
  expect(JSON.stringify({ ...localStorage }) + JSON.stringify({ ...sessionStorage })).not.toContain('Secret!word9');
});

test('joining logs in', async () => {
  new FakeApi().install().answer(join, aMember(), { Authorization: 'joined' });
  await signUp({} as Parameters<typeof signUp>[0]);
  expect(readSession()?.token).toBe('joined');
});

test.each(['answers', 'cannot be reached'])('a logout clears everything when the server %s', async (server) => {
  const api = new FakeApi().install();
  if (server === 'answers') api.answer(logout, null);
  startSession({ token: 'old', user: aMember() });
  await signOut();
  expect(readSession()).toBeNull();
  expect(['authorization', 'userData', 'deviceInfo'].map((key) => localStorage.getItem(key))).toEqual([
    null,
    null,
    null,
  ]);
});

test("an employee's renewal that is refused is an ended session, and one without a response a lost connection", async () => {
  const api = new FakeApi().install().refuse(changeToken, 'FORBIDDEN');
  startSession({ token: 'old', user: aMember({ userRole: 'employee' }) });
  await expect(renewToken()).rejects.toMatchObject({ code: NUMBERS.NO_SESSION, sentToken: 'old' });
  api.answer(changeToken, () => {
    throw new TypeError('Failed to fetch');
  });
  await expect(renewToken()).rejects.toMatchObject({ failure: 'network' });
  expect(readSession()?.token).toBe('old');
  api.answer(changeToken, aMember({ userRole: 'employee' }), { token: 'new' });
  await expect(renewToken()).resolves.toBe(true);
  expect(readSession()?.token).toBe('new');
});

test('a renewal by another tab is taken over instead of a second one, which would make its token useless', async () => {
  const api = new FakeApi().install();
  startSession({ token: 'old', user: aMember({ userRole: 'employee' }) });
  localStorage.setItem('authorization', 'of-other-tab');
  await expect(renewToken()).resolves.toBe(true);
  expect(readSession()?.token).toBe('of-other-tab');
  expect(api.seen).toEqual([]);
});

test('a login in another tab takes effect in this one', () => {
  localStorage.setItem('authorization', 'other-tab');
  localStorage.setItem('userData', JSON.stringify(aMember({ name: '이다른' })));
  window.dispatchEvent(new StorageEvent('storage', { key: 'userData' }));
  expect(readSession()?.user.name).toBe('이다른');
});

test('a session expires at exactly 24 hours', () => {
  const login = '2026-11-20T09:00:00+09:00';
  const at = (text: string) => Date.parse(text);
  expect(isOverAge(login, at('2026-11-21T08:59:59+09:00'))).toBe(false);
  expect(isOverAge(login, at('2026-11-21T09:00:00+09:00'))).toBe(true);
});

describe('a storage that keeps nothing', () => {
  afterEach(() => jest.restoreAllMocks());

  test('when full after the token, the login is valid in this tab and nothing remains stored', async () => {
    startSession({ token: 'earlier', user: aMember({ userId: 'earlier1' }) });
    const setItem = Storage.prototype.setItem;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (this: Storage, key, value) {
      if (key !== 'authorization') throw new DOMException('full', 'QuotaExceededError');
      setItem.call(this, key, value);
    });
    new FakeApi().install().answer(login, aMember(), { Authorization: 'new-token' });
    await expect(signIn({ userId: 'hanbit01', userPw: 'Secret!word9' })).resolves.toMatchObject({ userId: 'hanbit01' });
    expect(readSession()?.token).toBe('new-token');
    expect(Object.keys(localStorage)).toEqual([]);
  });

  test('when forbidden, a login and a logout still work', () => {
    for (const name of ['setItem', 'removeItem'] as const) {
      jest.spyOn(Storage.prototype, name).mockImplementation(() => {
        throw new DOMException('forbidden', 'SecurityError');
      });
    }
    startSession({ token: 'new-token', user: aMember() });
    expect(readSession()?.token).toBe('new-token');
    endSession();
    expect(readSession()).toBeNull();
  });
});

test('a session of a role unknown to this build survives a reload', () => {
  const user = { ...aMember(), userRole: 'auditor' as UnknownWord };
  startSession({ token: 'token', user });
  expect(readStored()).toEqual({ token: 'token', user });
});
