import { act, render, screen, waitFor } from '@testing-library/react';
import { useRef } from 'react';
import { Outlet, RouterProvider, useLocation } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

function Frame() {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <main ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <RouteAnnouncer main={main} />
    </>
  );
}

/** A page that shows a form, and with `?paying` the payment, under a heading that depends on `?no`. */
function Page() {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  return (
    <>
      <h1 tabIndex={-1} data-page-heading="">
        {`${pathname.slice(1)} ${query.get('no') ?? ''}`.trim()}
      </h1>
      <select aria-label="급수">
        <option>1급</option>
      </select>
      {query.has('paying') ? <p>결제</p> : <button>신청하기</button>}
    </>
  );
}

function show(path: string) {
  const router = createMemoryRouter([{ element: <Frame />, children: [{ path: '*', element: <Page /> }] }], {
    initialEntries: [path],
  });
  render(<RouterProvider router={router} />);
  return { goTo: (to: string) => act(() => router.navigate(to)) };
}
const heading = () => screen.getByRole('heading', { level: 1 });

test('another page gets the focus at its heading and its title announced', async () => {
  const { goTo } = show('/list');
  document.title = '글 | 협회';
  await goTo('/article');
  expect(heading()).toHaveFocus();
  expect(screen.getByText('글 | 협회')).toBeInTheDocument();
});

test('a filter keeps the focus', async () => {
  const { goTo } = show('/list');
  screen.getByLabelText('급수').focus();
  await goTo('/list?rating=1');
  expect(screen.getByLabelText('급수')).toHaveFocus();
});

test('another article under the same path gets the focus at its heading', async () => {
  const { goTo } = show('/article?no=1');
  screen.getByRole('button').focus();
  await goTo('/article?no=2');
  expect(heading()).toHaveFocus();
});

test('a form that is replaced gives the focus to the heading', async () => {
  const { goTo } = show('/write');
  screen.getByRole('button').focus();
  await goTo('/write?paying');
  expect(heading()).toHaveFocus();
});

test('focus that a closing dialog takes with it goes to the heading', async () => {
  const { goTo } = show('/write');
  const dialog = document.createElement('button');
  document.body.append(dialog);
  dialog.focus();
  await goTo('/write?paying');
  expect(dialog).toHaveFocus();
  dialog.remove();
  await waitFor(() => expect(heading()).toHaveFocus());
});
