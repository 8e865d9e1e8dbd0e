import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import * as react from 'react';
import * as jsxRuntime from 'react/jsx-runtime';
import { Outlet, RouterProvider, type Router } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { alert, confirm, openDialog, OverlayHost, type DialogProps } from './index.ts';
import * as open from './open.ts';

function start(initialEntries = ['/before', '/page?x=1']) {
  const router: Router = createMemoryRouter([{ path: '*', element: <Frame /> }], {
    initialEntries,
    initialIndex: initialEntries.length - 1,
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
/** Waits for an overlay's result, and for React to draw what it changes. */
const resultOf = <Value,>(answer: Promise<Value>) => act(() => answer);
const back = (router: Router) => act(() => router.navigate(-1));

/** A dialog's component for tests, as the default export of its file would be. */
const asFile =
  <Props extends object>(component: ComponentType<Props>) =>
  () =>
    Promise.resolve({ default: component });

const Choice = ({ close }: DialogProps<string>) => <button onClick={() => close('고른 것')}>고르기</button>;

describe('a dialog', () => {
  const open = () => openDialog(asFile(Choice));

  test('adds #m to the address, and when closed gives its result and the address as it was', async () => {
    const router = start();
    const answer = open();
    await userEvent.click(await screen.findByRole('button', { name: '고르기' }));
    expect(await resultOf(answer)).toBe('고른 것');
    expect(screen.queryByRole('button')).toBeNull();
    expect(addressOf(router)).toBe('/page?x=1');
  });

  test('has #m in the address while it is open', async () => {
    const router = start();
    void open();
    await screen.findByRole('button');
    await waitFor(() => expect(addressOf(router)).toBe('/page?x=1#m'));
  });

  test('is closed by going back, which stays on the page', async () => {
    const router = start();
    const answer = open();
    await screen.findByRole('button');
    await waitFor(() => expect(addressOf(router)).toContain('#m'));
    await back(router);
    expect(await resultOf(answer)).toBeUndefined();
    expect(addressOf(router)).toBe('/page?x=1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('leaves the history so that its opener may navigate at once', async () => {
    const router = start();
    const answer = open();
    await userEvent.click(await screen.findByRole('button'));
    await resultOf(answer);
    await act(() => router.navigate('/next'));
    await back(router);
    expect(addressOf(router)).toBe('/page?x=1');
  });

  test('is gone when its page is left by a link', async () => {
    const router = start();
    const answer = open();
    await screen.findByRole('button');
    await waitFor(() => expect(addressOf(router)).toContain('#m'));
    await act(() => router.navigate('/elsewhere'));
    expect(await resultOf(answer)).toBeUndefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('a page opened with the hash of an overlay that no longer exists loses the hash', async () => {
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

test('a message that cannot load its dialog is shown by the browser itself', async () => {
  const asked = jest.spyOn(window, 'confirm').mockReturnValue(true);
  const told = jest.spyOn(window, 'alert').mockReturnValue();
  jest.doMock('./MessageDialog.tsx', () => {
    throw new Error('offline');
  });
  await jest.isolateModulesAsync(async () => {
    jest.doMock('react', () => react);
    jest.doMock('react/jsx-runtime', () => jsxRuntime);
    jest.doMock('./open.ts', () => open);
    const offline = await import('./messages.tsx');
    start();
    const shown = offline.alert('알려드립니다.');
    await waitFor(() => expect(told).toHaveBeenCalledWith('알려드립니다.'));
    await resultOf(shown);
    const answer = offline.confirm('로그아웃하시겠습니까?');
    await waitFor(() => expect(asked).toHaveBeenCalledWith('로그아웃하시겠습니까?'));
    expect(await resultOf(answer)).toBe(true);
  });
});
