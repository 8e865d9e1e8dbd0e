import { waitFor } from '@testing-library/react';
import { calls, type Call } from '@portal/shared/contract';
import { startPayment } from '@portal/shared/contract/payment';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { endSession, readSession, startSession } from '@portal/shared/session';
import { aMember } from '@portal/shared/testing';
import { markDrawn, markFrameReady } from '../frame/whenFrameReady.ts';
import { takeLeftPath } from '../session/leftPath.ts';
import { PLACES } from './alertWithPlaces.ts';
import { shellEnvironment } from './clientEnvironment.ts';
import { takeMessage } from './storedMessage.ts';

const said = jest.fn();
const offered = jest.fn();
jest.mock('@portal/shared/overlay', () => ({
  alert: (message: string) => said(message) as unknown,
  alertOffering: (...words: string[]) => offered(...words) as unknown,
}));

/** A visitor on a members' page, and a home page that opens on demand. */
function visit() {
  let openHome: (value: null) => void = () => undefined;
  const home = new Promise<null>((resolve) => (openHome = resolve));
  const router = createMemoryRouter(
    [
      { path: '/main', loader: () => home, element: <p /> },
      { path: '*', element: <p /> },
    ],
    { initialEntries: ['/manager/edu/register?page=2'] },
  );
  return {
    router,
    environment: shellEnvironment(
      () => router,
      () => undefined,
    ),
    openHome: () => openHome(null),
  };
}

beforeEach(() => startSession({ token: 'token', user: aMember() }));
afterEach(() => endSession());

test('an expired login redirects to the login, and from there back to the page', async () => {
  const { router, environment } = visit();
  environment.signedOut();
  expect(readSession()).toBeNull();
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign/in'));
  expect(router.state.location.state).toEqual({ from: '/manager/edu/register?page=2' });
});

test('the reason is shown at the login', async () => {
  const { environment } = visit();
  markFrameReady();
  environment.signedOut('오랫동안 사용하지 않아 로그아웃되었습니다.');
  await waitFor(() =>
    expect(said).toHaveBeenCalledWith(
      '오랫동안 사용하지 않아 로그아웃되었습니다. 다시 로그인하시면 보시던 화면으로 돌아갑니다.',
    ),
  );
});

test('an employee is sent to the home page, and the next login link opens the page again, for that employee alone', async () => {
  startSession({ token: 'token', user: aMember({ userRole: 'employee', userId: 'admin' }) });
  const { router, environment, openHome } = visit();
  openHome();
  environment.signedOut('오랫동안 사용하지 않아 로그아웃되었습니다.');
  await waitFor(() => expect(router.state.location.pathname).toBe('/main'));
  expect(takeLeftPath('other', Date.now())).toBeNull();
  expect(takeLeftPath('admin', Date.now() + 3_600_000)).toBeNull();
  expect(takeLeftPath('admin', Date.now())).toBe('/manager/edu/register?page=2');
  expect(takeLeftPath('admin', Date.now())).toBeNull();
});

test("a guest's request of a page that is being left does not redirect to the login", async () => {
  const { router, environment, openHome } = visit();
  endSession();
  const leaving = router.navigate('/main');
  environment.signedOut();
  openHome();
  await leaving;
  expect(router.state.location.pathname).toBe('/main');
});

test('nor after the next page has been reached, while the previous one is still drawn', async () => {
  const { router, environment, openHome } = visit();
  markDrawn(router.state.location.key);
  endSession();
  openHome();
  await router.navigate('/main');
  environment.signedOut();
  expect(router.state).toMatchObject({ location: { pathname: '/main' }, navigation: { state: 'idle' } });
  markDrawn(router.state.location.key);
  environment.signedOut();
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign/in'));
});

test('a forced logout ends at the home page, even if other requests fail meanwhile', async () => {
  const { router, environment, openHome } = visit();
  environment.forcedOut('다른 기기에서 로그인되어 로그아웃되었습니다.');
  environment.forcedOut('다른 기기에서 로그인되어 로그아웃되었습니다.');
  environment.signedOut();
  openHome();
  await waitFor(() => expect(router.state.location.pathname).toBe('/main'));
  expect(readSession()).toBeNull();
});

test('its reason is stored for the document in which the home page may open, and shown once', async () => {
  const { router, environment, openHome } = visit();
  environment.forcedOut('다른 기기에서 로그인되어 로그아웃되었습니다.');
  expect(sessionStorage.getItem('message')).toBe('다른 기기에서 로그인되어 로그아웃되었습니다.');
  openHome();
  await waitFor(() => expect(router.state.location.pathname).toBe('/main'));
  expect(takeMessage()).toBeNull();
});

test.each([
  ['신청이 되었는지 ‘시험 신청 확인’에서 먼저 확인해주세요.', ['‘시험 신청 확인’ 열기'], '/manager/exam/register'],
  [
    '‘교육 신청 확인’이나 ‘시험 신청 확인’에서',
    ['‘교육 신청 확인’ 열기', '‘시험 신청 확인’ 열기'],
    '/manager/exam/register',
  ],
])('an unanswered change offers the pages where to look: %s', async (whereToLook, words, path) => {
  const { router, environment } = visit();
  await router.navigate('/manager/exam/apply/write');
  markFrameReady();
  offered.mockResolvedValueOnce(words.at(-1));
  await environment.alert(`통신 오류\n${whereToLook}`, whereToLook);
  expect(offered).toHaveBeenLastCalledWith(`통신 오류\n${whereToLook}`, ...words);
  expect(router.state.location.pathname).toBe(path);
});

test.each([
  ['/manager/exam/apply/write?examinationNo=9&userExaminationNo=12', '/manager/exam/register/view'],
  ['/manager/group/write?groupNo=3', '/manager/group/view'],
])('an unanswered payment at %s offers the application, not the page to pay it again', async (paying, path) => {
  const { router, environment } = visit();
  await router.navigate(paying);
  markFrameReady();
  offered.mockResolvedValueOnce('신청 상세 열기');
  const unanswered = startPayment.unanswered ?? '';
  await environment.alert(`통신 오류\n${unanswered}`, unanswered);
  expect(offered).toHaveBeenLastCalledWith(`통신 오류\n${unanswered}`, '신청 상세 열기');
  expect(router.state.location).toMatchObject({ pathname: path, search: new URL(paying, 'http://localhost').search });
});

test.each([
  '취소가 접수되었는지 ‘교육 신청 확인’에서 먼저',
  '처리되었는지 화면을 새로 고쳐 먼저',
  '신청 상세에서 먼저',
])('the page where to look is loaded again if it is open: %s', async (whereToLook) => {
  const { router, environment } = visit();
  markFrameReady();
  const navigate = jest.spyOn(router, 'navigate').mockResolvedValue();
  offered.mockResolvedValueOnce('화면 새로 고침');
  await environment.alert(whereToLook, whereToLook);
  expect(navigate).toHaveBeenCalledWith(0);
});

test('every page that a call names for an unanswered change can be opened', () => {
  const named = Object.values(calls).flatMap(({ unanswered }: Call) => unanswered?.match(/‘[^’]+’/g) ?? []);
  expect(named.length).toBeGreaterThan(5);
  for (const name of named) expect([...PLACES.keys()]).toContain(name);
});
