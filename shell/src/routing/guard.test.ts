import { endSession, startSession } from '@portal/shared/session';
import { aMember } from '@portal/shared/testing';
import { aSection } from '../sections/testing/sampleSection.ts';
import { guard, isGuarded, isRefused } from './guard.ts';

const sections = [aSection()];
const next = jest.fn(async () => undefined);

/** What the guard does with a navigation: null lets it through, else where it leads. */
async function lead(path: string, current: string | null) {
  const told: string[] = [];
  const keep = guard({ current: () => current, sections: () => sections, tell: (message) => told.push(message) });
  const request = new Request(`http://localhost${path}`);
  const args = { request } as Parameters<typeof keep>[0];
  try {
    await keep(args, next);
    return { to: null, told };
  } catch (thrown) {
    return { to: (thrown as Response).headers.get('Location'), told };
  }
}

beforeEach(() => endSession());

test('a guarded page covers the pages below it, and nothing beside it', () => {
  expect(isGuarded('/space/board', sections)).toBe(true);
  expect(isGuarded('/space/board/view', sections)).toBe(true);
  expect(isGuarded('/space/boards', sections)).toBe(false);
  expect(isGuarded('/news/notice', sections)).toBe(false);
});

test('a guest is told and stays where they are', async () => {
  expect(await lead('/space/board', '/news/notice?page=2')).toEqual({
    to: '/news/notice?page=2',
    told: ['로그인시 접근가능합니다.'],
  });
});

test('a deep link of a guest ends on /main', async () => {
  expect(await lead('/space/board', null)).toEqual({ to: '/main', told: ['로그인시 접근가능합니다.'] });
});

test('someone whose session ended on a guarded page is not kept there', async () => {
  expect((await lead('/space/board/view', '/space/board')).to).toBe('/main');
});

test('members go everywhere, guests to what is public', async () => {
  expect((await lead('/news/notice', '/main')).to).toBeNull();
  startSession({ token: 't', user: aMember() });
  expect(isRefused('/space/board', sections)).toBe(false);
  expect((await lead('/space/board', '/main')).to).toBeNull();
});
