import { act, render, screen, waitFor } from '@testing-library/react';
import { useEffect, useRef, useState } from 'react';
import { Outlet, RouterProvider, useLocation } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { RouteAnnouncer } from './RouteAnnouncer.tsx';

function Frame({ isArrival = false }) {
  const main = useRef<HTMLElement>(null);
  return (
    <>
      <main ref={main} tabIndex={-1}>
        <Outlet />
      </main>
      <RouteAnnouncer main={main} isArrival={isArrival} />
    </>
  );
}

/** A page that shows a form, and with `?paying` the payment, under a heading that depends on `?no`. */
function Page() {
  const { pathname, search } = useLocation();
  const [arrived, setArrived] = useState(false);
  useEffect(() => void Promise.resolve().then(() => setArrived(true)), []);
  const query = new URLSearchParams(search);
  return (
    <>
      {/* The heading of the first page comes with its data. */}
      <h1 tabIndex={-1} data-page-heading="">
        {arrived && `${pathname.slice(1)} ${query.get('no') ?? ''}`.trim()}
      </h1>
      <select aria-label="급수">
        <option>1급</option>
      </select>
      {query.has('paying') ? <p>결제</p> : <button>신청하기</button>}
    </>
  );
}

async function show(path: string, isArrival = false) {
  const router = createMemoryRouter(
    [{ element: <Frame isArrival={isArrival} />, children: [{ path: '*', element: <Page /> }] }],
    {
      initialEntries: [path],
    },
  );
  await act(async () => void render(<RouterProvider router={router} />));
  await waitFor(() => expect(heading()).not.toBeEmptyDOMElement());
  return { goTo: (to: string) => act(() => router.navigate(to)) };
}
const heading = () => screen.getByRole('heading', { level: 1 });

test('another page gets the focus at its heading and its title announced', async () => {
  const { goTo } = await show('/list');
  document.title = '글 | 협회';
  await goTo('/article');
  expect(heading()).toHaveFocus();
  expect(screen.getByText('글 | 협회')).toBeInTheDocument();
});

test('a filter keeps the focus', async () => {
  const { goTo } = await show('/list');
  screen.getByLabelText('급수').focus();
  await goTo('/list?rating=1');
  expect(screen.getByLabelText('급수')).toHaveFocus();
});

test('another article under the same path gets the focus at its heading', async () => {
  const { goTo } = await show('/article?no=1');
  screen.getByRole('button').focus();
  await goTo('/article?no=2');
  expect(heading()).toHaveFocus();
});

test('a replaced form moves the focus to the heading', async () => {
  const { goTo } = await show('/write');
  screen.getByRole('button').focus();
  await goTo('/write?paying');
  expect(heading()).toHaveFocus();
});

test('focus lost with a closing dialog moves to the heading', async () => {
  const { goTo } = await show('/write');
  const dialog = document.createElement('button');
  document.body.append(dialog);
  dialog.focus();
  await goTo('/write?paying');
  expect(dialog).toHaveFocus();
  dialog.remove();
  await waitFor(() => expect(heading()).toHaveFocus());
});

describe('the first page of a document', () => {
  test('leaves the focus to the browser', async () => {
    await show('/list');
    expect(document.body).toHaveFocus();
  });

  test('gets it at its heading if a navigation ends there', async () => {
    await show('/list', true);
    expect(heading()).toHaveFocus();
  });

  test('leaves it where the visitor has put it meanwhile', async () => {
    const pressed = document.createElement('button');
    document.body.append(pressed);
    pressed.focus();
    await show('/list', true);
    expect(pressed).toHaveFocus();
    pressed.remove();
  });
});
