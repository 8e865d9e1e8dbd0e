import { act, render, screen } from '@testing-library/react';
import { useLoading } from '@portal/shared/client';
import { Outlet, RouterProvider } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { LoadingIndicator } from './LoadingIndicator.tsx';

jest.mock('@portal/shared/client', () => ({ useLoading: jest.fn(() => false) }));
const requesting = jest.mocked(useLoading);

/** The indicator next to a page, and another page whose loader ends on demand. */
function show() {
  let end: (value: null) => void = () => undefined;
  const loader = () => new Promise<null>((resolve) => (end = resolve));
  const frame = (
    <>
      <Outlet />
      <LoadingIndicator />
    </>
  );
  const router = createMemoryRouter(
    [
      {
        element: frame,
        children: [
          { path: '/', element: <p /> },
          { path: '/slow', loader, element: <p />, shouldRevalidate: () => true },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  render(<RouterProvider router={router} />);
  const pass = (time: number) => act(() => jest.advanceTimersByTimeAsync(time));
  return { router, pass, end: () => end(null) };
}
const indicator = () => screen.queryByRole('progressbar');

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('is shown while a request runs, and hidden 300 ms later', async () => {
  requesting.mockReturnValue(true);
  const { router, pass } = show();
  expect(indicator()).toBeInTheDocument();
  requesting.mockReturnValue(false);
  await act(() => router.navigate('/?drawn=again'));
  await pass(290);
  expect(indicator()).toBeInTheDocument();
  await pass(20);
  expect(indicator()).toBeNull();
});

test('is shown while another page is loading, and hidden 300 ms later', async () => {
  const { router, pass, end } = show();
  expect(indicator()).toBeNull();
  act(() => void router.navigate('/slow'));
  await pass(2000);
  expect(indicator()).toBeInTheDocument();
  end();
  await pass(0);
  await pass(290);
  expect(indicator()).toBeInTheDocument();
  await pass(20);
  expect(indicator()).toBeNull();
});

test('is not shown for a change of the history on the same page, such as closing a dialog', async () => {
  const { router, pass, end } = show();
  act(() => void router.navigate('/slow#m'));
  await pass(0);
  end();
  await pass(1000);
  act(() => void router.navigate('/slow'));
  await pass(1000);
  expect(router.state.navigation.state).toBe('loading');
  expect(indicator()).toBeNull();
});
