import { aSection } from '@portal/platform/sections/testing/sampleSection';
import { endSession, startSession } from '@portal/shared/session';
import { aMember } from '@portal/shared/testing';
import { guard } from './guard.ts';

const sections = [aSection()];
const next = jest.fn(async () => undefined);

/** Effect of the guard on a navigation: the target of its redirect, or null if it passes. */
async function navigate(path: string, current: string | null) {
  const alerts: string[] = [];
  const middleware = guard({
    current: () => current,
    sections: () => sections,
    alert: (message) => alerts.push(message),
    offerSignIn: (message, wanted) => alerts.push(`${message} ${wanted}`),
  });
  const request = new Request(`http://localhost${path}`);
  const args = { request } as Parameters<typeof middleware>[0];
  try {
    await middleware(args, next);
    return { to: null, alerts };
  } catch (thrown) {
    return { to: (thrown as Response).headers.get('Location'), alerts };
  }
}

beforeEach(() => endSession());

test('a guest sees an alert and stays on the current page', async () => {
  expect(await navigate('/space/board', '/news/notice?page=2')).toEqual({
    to: '/news/notice?page=2',
    alerts: ['로그인시 접근가능합니다. /space/board'],
  });
});

test('the page that a guest requested is opened after the login, with its query', async () => {
  expect((await navigate('/space/board/view?boardNo=3', '/main')).alerts).toEqual([
    '로그인시 접근가능합니다. /space/board/view?boardNo=3',
  ]);
});

test('a deep link of a guest ends on /main', async () => {
  expect(await navigate('/space/board', null)).toEqual({
    to: '/main',
    alerts: ['로그인시 접근가능합니다. /space/board'],
  });
});

test('a visitor whose session ended on a guarded page is redirected to /main', async () => {
  expect((await navigate('/space/board/view', '/space/board')).to).toBe('/main');
});

test('members may visit every page, guests the public ones', async () => {
  expect((await navigate('/news/notice', '/main')).to).toBeNull();
  startSession({ token: 't', user: aMember() });
  expect((await navigate('/space/board', '/main')).to).toBeNull();
});

describe('a page for employees', () => {
  const page = { path: '/space/board', title: '사무국', guarded: false, employeesOnly: true };
  const office = [{ ...aSection(), pages: [page] }];
  const visit = async (path: string, current: string | null) => {
    const alerts: string[] = [];
    const middleware = guard({
      current: () => current,
      sections: () => office,
      alert: (text) => alerts.push(text),
      offerSignIn: (text) => alerts.push(text),
    });
    const args = { request: new Request(`http://localhost${path}`) } as Parameters<typeof middleware>[0];
    try {
      await middleware(args, next);
      return { led: null, alerts };
    } catch (thrown) {
      return { led: (thrown as Response).headers.get('Location'), alerts };
    }
  };

  test('redirects a guest to the login, and shows a member that access is denied', async () => {
    expect(await visit('/space/board/view', '/main')).toEqual({ led: '/main', alerts: ['로그인시 접근가능합니다.'] });
    startSession({ token: 't', user: aMember() });
    expect(await visit('/space/board/view', '/news/notice')).toEqual({
      led: '/news/notice',
      alerts: ['요청을 처리할 권한이 없습니다.'],
    });
  });

  test('lets an employee in', async () => {
    startSession({ token: 't', user: aMember({ userRole: 'employee' }) });
    expect(await visit('/space/board/view', '/main')).toEqual({ led: null, alerts: [] });
  });
});
