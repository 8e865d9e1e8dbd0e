import { screen } from '@testing-library/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { PortalRouter } from './PortalRouter.tsx';

/** Longer than any time slice of React. */
const LONG_MS = 40;

function beBusy() {
  const end = performance.now() + LONG_MS;
  while (performance.now() < end);
}

function Slow() {
  beBusy();
  return <p>화면을 불러오고 있습니다.</p>;
}

test('a navigation that ends while the first page is drawn in slices is not missed', async () => {
  let arrive: (value: null) => void = () => undefined;
  const page = new Promise<null>((resolve) => (arrive = resolve));
  /** The page arrives during this render, which is not on the screen yet. */
  function Skeleton() {
    arrive(null);
    return [1, 2, 3].map((number) => <Slow key={number} />);
  }
  const router = createMemoryRouter([
    { HydrateFallback: Skeleton, children: [{ path: '/', loader: () => page, element: <h1>연혁</h1> }] },
  ]);
  const reached = new Promise<void>((resolve) => router.subscribe(() => resolve()));
  const place = document.body.appendChild(document.createElement('div'));
  // As in a browser, without the ordering that tests impose.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  startTransition(() => createRoot(place).render(<PortalRouter router={router} />));
  await reached;
  expect(await screen.findByRole('heading', { name: '연혁' })).toBeInTheDocument();
});
