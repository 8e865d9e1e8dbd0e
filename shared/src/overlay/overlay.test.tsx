import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Outlet, RouterProvider, type Router } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { alert, confirm, openModal, OverlayHost } from './index.ts';

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
const place = (router: Router) => {
  const { pathname, search, hash } = router.state.location;
  return pathname + search + hash;
};
/** Waits for what an overlay gave back, with what that draws. */
const given = <Value,>(answer: Promise<Value>) => act(() => answer);
const back = (router: Router) => act(() => router.navigate(-1));

describe('a modal', () => {
  const open = () => openModal<string>(({ close }) => <button onClick={() => close('고른 것')}>고르기</button>);

  test('adds #m to the address and gives back what it was closed with, the address as before', async () => {
    const router = start();
    const answer = open();
    await userEvent.click(await screen.findByRole('button', { name: '고르기' }));
    expect(await given(answer)).toBe('고른 것');
    expect(screen.queryByRole('button')).toBeNull();
    expect(place(router)).toBe('/page?x=1');
  });

  test('has #m in the address while it is open', async () => {
    const router = start();
    void open();
    await screen.findByRole('button');
    await waitFor(() => expect(place(router)).toBe('/page?x=1#m'));
  });

  test('is closed by going back, which stays on the page', async () => {
    const router = start();
    const answer = open();
    await screen.findByRole('button');
    await waitFor(() => expect(place(router)).toContain('#m'));
    await back(router);
    expect(await given(answer)).toBeUndefined();
    expect(place(router)).toBe('/page?x=1');
    expect(screen.queryByRole('button')).toBeNull();
  });

  test('leaves the history so that its opener may navigate at once', async () => {
    const router = start();
    const answer = open();
    await userEvent.click(await screen.findByRole('button'));
    await given(answer);
    await act(() => router.navigate('/next'));
    await back(router);
    expect(place(router)).toBe('/page?x=1');
  });

  test('is gone when its page is left by a link', async () => {
    const router = start();
    const answer = open();
    await screen.findByRole('button');
    await waitFor(() => expect(place(router)).toContain('#m'));
    await act(() => router.navigate('/elsewhere'));
    expect(await given(answer)).toBeUndefined();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

test('an address that begins with the hash of an overlay that is not there loses it', async () => {
  const router = start(['/page#m']);
  await waitFor(() => expect(place(router)).toBe('/page'));
});

test('an alert above a modal has #ma, and going back closes the alert alone', async () => {
  const router = start();
  void openModal(() => <p>아래 창</p>);
  await waitFor(() => expect(place(router)).toBe('/page?x=1#m'));
  const answer = alert('알려드립니다.');
  await screen.findByText('알려드립니다.');
  await waitFor(() => expect(place(router)).toBe('/page?x=1#ma'));
  await back(router);
  await given(answer);
  expect(screen.queryByText('알려드립니다.')).toBeNull();
  expect(screen.getByText('아래 창')).toBeInTheDocument();
  expect(place(router)).toBe('/page?x=1#m');
});

test('the same alert is shown once however many ask for it', async () => {
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
  expect(await given(asked)).toBe(answer);
});
