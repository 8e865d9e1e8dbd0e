import { act, render, screen } from '@testing-library/react';
import { RouterProvider } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { boundedRoutes } from './boundedRoutes.ts';

/** Renders routes as the shell's router has them, and counts calls of the page's loader. */
function show() {
  const load = jest.fn(async () => null);
  const routes = boundedRoutes([{ path: '/news/notice', loader: load, Component: () => <h1>공지사항</h1> }], (run) =>
    run(),
  );
  const router = createMemoryRouter([{ children: routes, hydrateFallbackElement: <></> }], {
    initialEntries: ['/news/notice'],
  });
  render(<RouterProvider router={router} />);
  return { load, router };
}

test('closing an overlay does not load the page again; another query, and the visitor’s own attempt, do', async () => {
  const { load, router } = show();
  expect(await screen.findByRole('heading', { name: '공지사항' })).toBeInTheDocument();
  await act(() => router.navigate('/news/notice#m'));
  await act(() => router.navigate(-1));
  expect(load).toHaveBeenCalledTimes(1);
  await act(() => router.navigate('/news/notice?page=2'));
  expect(load).toHaveBeenCalledTimes(2);
  await act(() => router.revalidate());
  expect(load).toHaveBeenCalledTimes(3);
});
