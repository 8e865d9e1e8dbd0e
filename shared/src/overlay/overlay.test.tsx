import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { Link, Outlet, redirect, RouterProvider, type RouteObject, type Router } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import {
  alert,
  alertOffering,
  configureOverlayReports,
  confirm,
  openDialog,
  openOverlay,
  OverlayHost,
  type DialogProps,
} from './index.ts';

type Entries = NonNullable<Parameters<typeof createMemoryRouter>[1]>['initialEntries'];

function start(initialEntries: Entries = ['/before', '/page?x=1'], children: RouteObject[] = []) {
  const last = { path: '*', element: <h1>쪽</h1> };
  const router: Router = createMemoryRouter([{ element: <Frame />, children: [...children, last] }], {
    initialEntries,
    initialIndex: (initialEntries?.length ?? 1) - 1,
  });
  function Frame() {
    return (
      <>
        <Outlet />
        <OverlayHost router={router} />
      </>
    );
  }
  render(<RouterProvider router={router} />);
  return router;
}
const addressOf = (router: Router) => {
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
};
/** Waits for an overlay's result and for React to render it. */
const resultOf = <Value,>(answer: Promise<Value>) => act(() => answer);
const back = (router: Router) => act(() => router.navigate(-1));

/** Loader of a dialog component, like the import of its file. */
const asFile =
  <Props extends object>(component: ComponentType<Props>) =>
  () =>
    Promise.resolve({ default: component });

const Choice = ({ close }: DialogProps<string>) => <button onClick={() => close('고른 것')}>고르기</button>;

describe('a dialog', () => {
  const open = () => openDialog(asFile(Choice));

  test('is rendered after the response to the press that opened it', async () => {
    const press = <button onClick={() => void openOverlay('#m', Choice)}>열기</button>;
    start(['/page'], [{ path: '/page', element: press }]);
    const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
    environment.IS_REACT_ACT_ENVIRONMENT = false;
    try {
      screen.getByRole('button', { name: '열기' }).click();
      // Updates of the press itself are rendered in its microtasks.
      await Promise.resolve();
      expect(screen.queryByRole('button', { name: '고르기' })).toBeNull();
      expect(await screen.findByRole('button', { name: '고르기' })).toBeVisible();
    } finally {
      environment.IS_REACT_ACT_ENVIRONMENT = true;
    }
    await userEvent.click(screen.getByRole('button', { name: '고르기' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: '고르기' })).toBeNull());
  });

  test('adds #m to the URL, and when closed returns its result and restores the URL', async () => {
    const router = start();
    const answer = open();
    await userEvent.click(await screen.findByRole('button', { name: '고르기' }));
    expect(await resultOf(answer)).toBe('고른 것');
    expect(screen.queryByRole('button')).toBeNull();
    expect(addressOf(router)).toBe('/page?x=1');
  });

  test('has #m in the URL while open', async () => {
    const router = start();
    void open();
    await screen.findByRole('button');
    await waitFor(() => expect(addressOf(router)).toBe('/page?x=1#m'));
  });

  test('is closed by going back, without leaving the page', async () => {
    const router = start();
    const answer = open();
    await screen.findByRole('button');
    await waitFor(() => expect(addressOf(router)).toContain('#m'));
    await back(router);
    expect(await resultOf(answer)).toBeUndefined();
    expect(addressOf(router)).toBe('/page?x=1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('restores the history, so that its opener may navigate immediately', async () => {
    const router = start();
    const answer = open();
    await userEvent.click(await screen.findByRole('button'));
    await resultOf(answer);
    await act(() => router.navigate('/next'));
    await back(router);
    expect(addressOf(router)).toBe('/page?x=1');
  });

  test('disappears when its page is left by a link', async () => {
    const router = start();
    const answer = open();
    await screen.findByRole('button');
    await waitFor(() => expect(addressOf(router)).toContain('#m'));
    await act(() => router.navigate('/elsewhere'));
    expect(await resultOf(answer)).toBeUndefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('a dialog of an unmounted program is not rendered by the next one, and its opener gets a result', async () => {
  const complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const router = start();
  const answer = openDialog(asFile(Choice));
  await waitFor(() => expect(addressOf(router)).toContain('#m'));
  cleanup();
  start();
  expect(screen.queryByRole('button')).toBeNull();
  expect(await resultOf(answer)).toBeUndefined();
  expect(complaints).not.toHaveBeenCalled();
  complaints.mockRestore();
});

test('a page opened with the hash of a closed overlay loses the hash', async () => {
  const router = start(['/page#m']);
  await waitFor(() => expect(addressOf(router)).toBe('/page'));
});

test('an alert above a dialog has #ma, and going back closes only the alert', async () => {
  const router = start();
  void openDialog(asFile((_props: DialogProps) => <p>아래 창</p>));
  await waitFor(() => expect(addressOf(router)).toBe('/page?x=1#m'));
  const answer = alert('알려드립니다.');
  await screen.findByText('알려드립니다.');
  await waitFor(() => expect(addressOf(router)).toBe('/page?x=1#ma'));
  await back(router);
  await resultOf(answer);
  expect(screen.queryByText('알려드립니다.')).toBeNull();
  expect(screen.getByText('아래 창')).toBeInTheDocument();
  expect(addressOf(router)).toBe('/page?x=1#m');
});

test('shows the same alert only once at a time', async () => {
  start();
  void alert('서버와 통신이 원활하지 않습니다.');
  void alert('서버와 통신이 원활하지 않습니다.');
  await screen.findByText('서버와 통신이 원활하지 않습니다.');
  expect(screen.getAllByRole('alertdialog')).toHaveLength(1);
});

test.each([
  ['확인', true],
  ['취소', false],
])('a confirm answers %s with %s', async (button, answer) => {
  start();
  const asked = confirm('로그아웃하시겠습니까?');
  await userEvent.click(await screen.findByRole('button', { name: button }));
  expect(await resultOf(asked)).toBe(answer);
});

describe('the history entry of a closed overlay', () => {
  const reloaded = { pathname: '/page', hash: '#ma', state: { overlays: 2 } };
  const below = { pathname: '/page', hash: '#m', state: { overlays: 1 } };

  test('after a reload, one press of back leaves the page', async () => {
    const router = start(['/before', '/page', below, reloaded]);
    await waitFor(() => expect(addressOf(router)).toBe('/page'));
    await back(router);
    expect(addressOf(router)).toBe('/before');
  });

  test('going forward to it stays on the page', async () => {
    const router = start();
    const answer = openDialog(asFile(Choice));
    await userEvent.click(await screen.findByRole('button'));
    await resultOf(answer);
    await act(() => router.navigate(1));
    await waitFor(() => expect(addressOf(router)).toBe('/page?x=1'));
    await back(router);
    expect(addressOf(router)).toBe('/before');
  });

  test('after a link in the dialog, one press of back shows the page without the dialog', async () => {
    const router = start();
    const WithLink = (_props: DialogProps) => <Link to="/linked">바로 가기</Link>;
    const answer = openDialog(asFile(WithLink));
    await waitFor(() => expect(addressOf(router)).toBe('/page?x=1#m'));
    await userEvent.click(await screen.findByRole('link'));
    expect(await resultOf(answer)).toBeUndefined();
    expect(addressOf(router)).toBe('/linked');
    await back(router);
    await waitFor(() => expect(addressOf(router)).toBe('/page?x=1'));
    await back(router);
    expect(addressOf(router)).toBe('/before');
  });

  test('a link that replaces its dialog leaves no entry', async () => {
    const router = start();
    const WithLink = (_props: DialogProps) => (
      <Link to="/linked" replace>
        바로 가기
      </Link>
    );
    const answer = openDialog(asFile(WithLink));
    await waitFor(() => expect(addressOf(router)).toBe('/page?x=1#m'));
    await userEvent.click(await screen.findByRole('link'));
    expect(await resultOf(answer)).toBeUndefined();
    await back(router);
    expect(addressOf(router)).toBe('/page?x=1');
    await act(() => router.navigate(1));
    expect(addressOf(router)).toBe('/linked');
  });
});

describe('a dialog that throws', () => {
  const report = jest.fn<void, [unknown]>();
  beforeEach(() => {
    report.mockClear();
    configureOverlayReports(report);
    jest.spyOn(console, 'error').mockReturnValue();
  });
  afterEach(() => jest.restoreAllMocks());

  function Breaks({ close }: DialogProps<string>) {
    if (document.body.dataset.breaks) throw new Error('부서짐');
    return <button onClick={() => close('고른 것')}>고르기</button>;
  }

  test('affects only itself: it is closed and reported, and the visitor gets a message', async () => {
    document.body.dataset.breaks = 'yes';
    const router = start();
    const answer = openDialog(asFile(Breaks));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent('화면을 표시하지 못했습니다.');
    expect(await answer).toBeUndefined();
    expect(screen.getByText('쪽')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await waitFor(() => expect(addressOf(router)).toBe('/page?x=1'));
    expect(report.mock.calls).toEqual([[new Error('부서짐')]]);

    delete document.body.dataset.breaks;
    const again = openDialog(asFile(Breaks));
    await userEvent.click(await screen.findByRole('button', { name: '고르기' }));
    expect(await resultOf(again)).toBe('고른 것');
  });
});

describe('a message opened early', () => {
  test('before the first render appears with it', async () => {
    const answer = alert('유효하지 않습니다.');
    const router = start(['/intro'], [{ path: '/intro', loader: () => redirect('/main'), element: null }]);
    await userEvent.click(await screen.findByRole('button', { name: '확인' }));
    await resultOf(answer);
    expect(addressOf(router)).toBe('/main');
  });

  test('during a navigation waits and appears on the new page', async () => {
    let arrive: (value: null) => void = () => undefined;
    const slow = new Promise<null>((resolve) => (arrive = resolve));
    const router = start(['/page'], [{ path: '/slow', loader: () => slow, element: <h1>느린 쪽</h1> }]);
    await screen.findByText('쪽');
    act(() => void router.navigate('/slow'));
    const answer = alert('알려드립니다.');
    await screen.findByText('알려드립니다.');
    await act(async () => arrive(null));
    expect(await screen.findByText('느린 쪽')).toBeInTheDocument();
    await waitFor(() => expect(addressOf(router)).toBe('/slow#ma'));
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await resultOf(answer);
    expect(addressOf(router)).toBe('/slow');
  });
});

test('a message restores the focus before its opener continues', async () => {
  const Field = () => <input aria-label="아이디" />;
  start(['/page'], [{ path: '/page', element: <Field /> }]);
  (await screen.findByLabelText('아이디')).focus();
  const answer = alert('알려드립니다.').then(() => document.activeElement);
  expect(await screen.findByRole('button', { name: '확인' })).toHaveFocus();
  await userEvent.keyboard('{Escape}');
  expect(await resultOf(answer)).toBe(screen.getByLabelText('아이디'));
});

describe('a message', () => {
  test('is displayed once for concurrent calls, and both callers get the result', async () => {
    start();
    const answers = [confirm('취소하시겠습니까?'), confirm('취소하시겠습니까?')];
    await userEvent.click(await screen.findByRole('button', { name: '확인' }));
    expect(await resultOf(Promise.all(answers))).toEqual([true, true]);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  test('may offer an action', async () => {
    start();
    const taken = alertOffering('로그인시 접근가능합니다.', '로그인');
    const dialog = await screen.findByRole('alertdialog', { name: '알림' });
    expect(dialog).toHaveTextContent('로그인시 접근가능합니다.');
    await userEvent.click(screen.getByRole('button', { name: '로그인' }));
    expect(await resultOf(taken)).toBe('로그인');
    const left = alertOffering('로그인시 접근가능합니다.', '로그인');
    await userEvent.click(await screen.findByRole('button', { name: '확인' }));
    expect(await resultOf(left)).toBeUndefined();
  });

  test.each(['회원가입', '로그인 없이 보기'])('may offer three actions, the first with the focus: %s', async (word) => {
    start();
    const other = alertOffering('로그인시 접근가능합니다.', '로그인', '회원가입', '로그인 없이 보기');
    const dialog = await screen.findByRole('alertdialog', { name: '알림' });
    expect(within(dialog).getAllByRole('button')).toHaveLength(4);
    expect(screen.getByRole('button', { name: '로그인' })).toHaveFocus();
    await userEvent.click(screen.getByRole('button', { name: word }));
    expect(await resultOf(other)).toBe(word);
  });
});
