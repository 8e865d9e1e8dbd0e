import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { runSection } from '@portal/platform/sections/loading/container';
import { RegistryStore } from '@portal/platform/sections/registry/RegistryStore';
import { Sections } from '@portal/platform/sections/registry/Sections';
import { aRegistry } from '@portal/platform/sections/testing/sampleSection';
import { PortalContext } from '@portal/platform/sections/ui/PortalContext';
import { ClientProvider, createQueryClient, useList } from '@portal/shared/client';
import { AdBannerList, getListBoxSite } from '@portal/shared/contract/main';
import { logout } from '@portal/shared/contract/user';
import { RouterProvider, type RouteObject } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { endSession, readSession, startSession } from '@portal/shared/session';
import { aMember, FakeApi } from '@portal/shared/testing';
import { Frame } from './Frame.tsx';

jest.mock('@portal/platform/sections/loading/container', () => ({ runSection: () => new Promise(() => undefined) }));
jest.mock('@portal/platform/sections/loading/hostContract', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));

const empty = { list: [], pageInfo: { page: 1, endPage: 0, totalRow: 0 } };
const banner = (bannerNo: number, sizeType: 'L' | 'S') => ({
  bannerNo,
  title: `광고 ${bannerNo}`,
  imagePath: 'ads/1.svg',
  url: '',
  position: 'Side' as const,
  sizeType,
});

function show(path: string, api = new FakeApi(), routes: RouteObject[] = []) {
  api.answer(AdBannerList, empty).install();
  const sections = new Sections(new RegistryStore(JSON.stringify(aRegistry())), async () => undefined, runSection);
  const page = (title: string) => (
    <h1 tabIndex={-1} data-page-heading="">
      {title}
    </h1>
  );
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Frame />,
        children: [
          ...routes,
          { path: 'main', element: page('홈') },
          { path: 'news/notice', element: page('공지사항') },
          { path: '*', element: page('그 밖') },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  const queryClient = createQueryClient();
  render(
    <PortalContext value={{ sections, router, queryClient }}>
      <ClientProvider queryClient={queryClient}>
        <RouterProvider router={router} />
      </ClientProvider>
    </PortalContext>,
  );
  return { router, api };
}

const header = () => within(screen.getByRole('banner'));

beforeEach(() => {
  window.scrollTo = () => undefined;
  endSession();
});

test('guests see sign-up and login, members logout', () => {
  show('/main');
  expect(header().getByRole('link', { name: '회원가입' })).toBeInTheDocument();
  expect(header().getByRole('link', { name: '로그인' })).toBeInTheDocument();
  expect(header().queryByRole('button', { name: '로그아웃' })).toBeNull();
});

test.each([
  ['/manager/info?educationNo=7', '/manager/info?educationNo=7'],
  ['/sign/find/id?from=/news/notice', '/news/notice'],
])('login and sign-up at %s return to %s', async (path, from) => {
  const { router } = show(path);
  await userEvent.click(header().getByRole('link', { name: '회원가입' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign/up/step1'));
  expect(router.state.location.state).toEqual({ from });
  await userEvent.click(header().getByRole('link', { name: '로그인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign/in'));
  expect(router.state.location.state).toEqual({ from });
});

test("the header has a link to a member's own page, with the member's name", async () => {
  startSession({ token: 't', user: aMember({ name: '박정순' }) });
  const { router } = show('/main');
  await userEvent.click(header().getByRole('link', { name: '박정순 님 마이페이지' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/sign/me'));
});

test('a logout requires a confirmation, then ends the session and opens the home page', async () => {
  startSession({ token: 't', user: aMember() });
  const { router } = show('/news/notice', new FakeApi().answer(logout, null));
  await userEvent.click(header().getByRole('button', { name: '로그아웃' }));
  expect(await screen.findByText('로그아웃하시겠습니까?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/main'));
  expect(readSession()).toBeNull();
});

test('the office has a header of its own: home, its first page, the employee and the logout', async () => {
  startSession({ token: 't', user: aMember({ name: '박정순', userRole: 'employee' }) });
  const { router } = show('/office/members');
  expect(header().queryByRole('navigation')).toBeNull();
  expect(header().getByRole('link', { name: '박정순 님 마이페이지' })).toHaveAttribute('href', '/sign/me');
  expect(header().getByRole('button', { name: '글자 크기' })).toBeInTheDocument();
  await userEvent.click(header().getByRole('link', { name: '사무국' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/office'));
  expect(header().getByRole('link', { name: '사무국' })).toHaveAttribute('aria-current', 'page');
  await userEvent.click(header().getByRole('button', { name: '로그아웃' }));
  expect(await screen.findByText('로그아웃하시겠습니까?')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '취소' }));
  await userEvent.click(header().getByRole('link', { name: /홈$/ }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/main'));
  expect(await header().findByRole('navigation', { name: '주 메뉴' })).toBeInTheDocument();
});

test('a logout does not refetch the page that is being left', async () => {
  startSession({ token: 't', user: aMember() });
  let openHome: (value: null) => void = () => undefined;
  const home = new Promise<null>((resolve) => (openHome = resolve));
  function OwnList() {
    return <p>{useList(getListBoxSite, {}).totalRow}건</p>;
  }
  const api = new FakeApi().answer(logout, null).answer(getListBoxSite, empty);
  const { router } = show('/own', api, [
    { path: 'own', element: <OwnList /> },
    { path: 'main', loader: () => home, element: <h1>홈</h1> },
  ]);
  expect(await screen.findByText('0건')).toBeInTheDocument();

  await userEvent.click(header().getByRole('button', { name: '로그아웃' }));
  await userEvent.click(await screen.findByRole('button', { name: '확인' }));
  await waitFor(() => expect(router.state.navigation.location?.pathname).toBe('/main'));
  expect(await header().findByRole('link', { name: '로그인' })).toBeInTheDocument();
  expect(api.requestsOf(getListBoxSite)).toHaveLength(1);

  openHome(null);
  expect(await screen.findByRole('heading', { name: '홈' })).toBeInTheDocument();
  expect(api.requestsOf(getListBoxSite)).toHaveLength(1);
});

test('what one member has typed is gone when another one logs in, but not after a renewal or a logout', async () => {
  const text = () => screen.getByRole('textbox');
  startSession({ token: 't', user: aMember({ userId: 'member01' }) });
  show('/own', new FakeApi(), [{ path: 'own', element: <textarea /> }]);
  await userEvent.type(text(), '첫 회원의 글');
  act(() => startSession({ token: 'u', user: aMember({ userId: 'member01' }) }));
  act(() => endSession());
  expect(text()).toHaveValue('첫 회원의 글');
  act(() => startSession({ token: 'v', user: aMember({ userId: 'member02' }) }));
  expect(text()).toHaveValue('');
});

test('a menu opens by keyboard; Escape closes it and returns the focus to its button', async () => {
  show('/main');
  const button = header().getByRole('button', { name: '뉴스' });
  expect(header().queryByRole('link', { name: '공지사항' })).toBeNull();
  button.focus();
  await userEvent.keyboard('{Enter}');
  expect(header().getByRole('link', { name: '공지사항' })).toBeInTheDocument();
  await userEvent.tab();
  await userEvent.keyboard('{Escape}');
  expect(button).toHaveAttribute('aria-expanded', 'false');
  expect(button).toHaveFocus();
});

test('the links of a menu are tab stops only while it is open', async () => {
  show('/main');
  const isInMenus = () => document.activeElement?.matches('[id^="menu-"] a') ?? false;
  for (let press = 0; press < 12; press += 1) {
    await userEvent.tab();
    expect(isInMenus()).toBe(false);
  }
  header().getByRole('button', { name: '뉴스' }).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.tab();
  expect(isInMenus()).toBe(true);
});

describe('the menus on a phone', () => {
  const openSheet = async () => {
    await userEvent.click(header().getByRole('button', { name: '메뉴' }));
    return within(await screen.findByRole('dialog', { name: '전체 메뉴' }));
  };
  const addressOf = ({ state }: ReturnType<typeof show>['router']) => state.location.pathname + state.location.hash;

  test('only the pages of the unfolded menu are rendered', async () => {
    show('/news/notice');
    const sheet = await openSheet();
    const pages = () => within(sheet.getByRole('navigation')).getAllByRole('link', { hidden: true }).length;
    const before = pages();
    await userEvent.click(sheet.getByRole('button', { expanded: true }));
    expect(within(sheet.getByRole('navigation')).queryAllByRole('link', { hidden: true })).toHaveLength(0);
    await userEvent.click(sheet.getByRole('button', { name: '뉴스' }));
    expect(pages()).toBe(before);
  });

  test('back closes them and stays on the page, with the focus on their button', async () => {
    const { router } = show('/news/notice');
    await openSheet();
    await waitFor(() => expect(addressOf(router)).toBe('/news/notice#m'));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(addressOf(router)).toBe('/news/notice');
    expect(header().getByRole('button', { name: '메뉴' })).toHaveFocus();
    expect(header().getByRole('button', { name: '메뉴' })).toHaveAttribute('aria-expanded', 'false');
  });

  test('following a link leaves no entry of the menus in the history', async () => {
    const { router } = show('/main');
    const sheet = await openSheet();
    await waitFor(() => expect(addressOf(router)).toBe('/main#m'));
    await userEvent.click(sheet.getByRole('button', { name: '뉴스' }));
    await userEvent.click(sheet.getByRole('link', { name: '공지사항' }));
    await waitFor(() => expect(addressOf(router)).toBe('/news/notice'));
    expect(screen.queryByRole('dialog')).toBeNull();
    await act(() => router.navigate(-1));
    expect(addressOf(router)).toBe('/main');
  });

  test('a logout closes them before its confirmation', async () => {
    startSession({ token: 't', user: aMember() });
    const { router } = show('/news/notice', new FakeApi().answer(logout, null));
    const sheet = await openSheet();
    await userEvent.click(sheet.getByRole('button', { name: '로그아웃' }));
    await screen.findByRole('alertdialog');
    expect(screen.queryByRole('dialog', { name: '전체 메뉴' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/main'));
    expect(readSession()).toBeNull();
  });
});

test('the active entry is marked, and a change of route moves the focus to the heading', async () => {
  const { router } = show('/main');
  await act(() => router.navigate('/news/notice'));
  await waitFor(() => expect(screen.getByRole('heading', { name: '공지사항' })).toHaveFocus());
  await userEvent.click(header().getByRole('button', { name: '뉴스' }));
  expect(header().getByRole('link', { name: '공지사항' })).toHaveAttribute('aria-current', 'page');
});

test('related sites are fetched when the list is opened, and open in a new tab', async () => {
  const api = new FakeApi().answer(getListBoxSite, {
    ...empty,
    list: [{ siteNo: 1, siteName: '식품안전나라', url: 'https://www.foodsafetykorea.go.kr' }],
  });
  show('/main', api);
  await userEvent.click(screen.getByRole('button', { name: '관련 사이트' }));
  expect(await screen.findByRole('link', { name: /식품안전나라/ })).toHaveAttribute('target', '_blank');
});

test('at most one long and two short banners are shown, and they depend on the page’s area', async () => {
  const api = new FakeApi();
  show('/news/notice', api);
  api.answer(AdBannerList, ({ position }) => ({
    ...empty,
    list: position === 'Side' ? [banner(1, 'S'), banner(2, 'L'), banner(3, 'S'), banner(4, 'S'), banner(5, 'L')] : [],
  }));
  const side = await screen.findByRole('complementary', { name: '광고' });
  expect(
    within(side)
      .getAllByRole('img')
      .map((image) => image.getAttribute('alt')),
  ).toEqual(['광고 2', '광고 1', '광고 3']);
});

test('the office has no advertising, and reserves no room for it', async () => {
  const api = new FakeApi();
  show('/office/refunds', api);
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument();
  expect(api.requestsOf(AdBannerList)).toEqual([]);
  expect(document.querySelector('[data-layout]')).toHaveAttribute('data-layout', 'work');
});
