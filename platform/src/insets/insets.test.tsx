import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { ClientProvider, createQueryClient } from '@portal/shared/client';
import { Link, RouterProvider } from '@portal/shared/router';
import { createMemoryRouter } from '@portal/shared/router/testing';
import { routeModule, type VisitorInset } from '@portal/shared/section';
import { endSession, startSession, useSessionUser } from '@portal/shared/session';
import { aMember } from '@portal/shared/testing';
import { RENDERED_PAGE_ID } from '../rendering/RenderedPage.ts';
import { RegistryStore } from '../sections/registry/RegistryStore.ts';
import { Sections } from '../sections/registry/Sections.ts';
import { aRegistry, aSection } from '../sections/testing/sampleSection.ts';
import { PortalContext } from '../sections/ui/PortalContext.ts';
import { Slot } from './Slot.tsx';

jest.mock('../sections/loading/hostContract.ts', () => ({
  hostContract: { versions: {}, exportsOf: () => null },
}));

const anInset = (changes: Partial<VisitorInset> = {}): VisitorInset => ({
  section: 'mf-news-space',
  path: '/news/#latest',
  slot: 'homeUpper',
  order: 10,
  title: '소식',
  minHeight: { phone: '20rem', wide: '10rem' },
  ...changes,
});

/** Content of the section, which a test can make fail. */
let fails: 'not' | 'in render' | 'in an effect' = 'not';

function Latest() {
  const [isChosen, choose] = useState(false);
  const who = useSessionUser() ? '회원' : '손님';
  useEffect(() => {
    if (fails === 'in an effect') throw new Error('made to fail');
  });
  if (fails === 'in render') throw new Error('made to fail');
  return (
    <>
      <button type="button" aria-pressed={isChosen} onClick={() => choose(!isChosen)}>
        고르기
      </button>
      <Link to="/news/notice">{`${who} 공지`}</Link>
    </>
  );
}
const SERVED =
  '<button type="button" aria-pressed="false">고르기</button><a href="/news/notice" data-discover="true">손님 공지</a>';

const runSection = jest.fn<Promise<unknown>, []>();
const load = jest.fn(async () => ({ default: Latest }));
const reports = jest.fn();

/** Opens the page with the slot as sent by the server; `served` is the HTML in the inset's place. */
async function open({ inset = anInset(), served = '', givenSeats = 0, ownSeats = 0 } = {}) {
  const section = aSection();
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () =>
      Response.json(aRegistry({ sections: [section], builds: { [section.name]: 'b2' } })),
    );
  const registry = new RegistryStore(JSON.stringify(aRegistry({ sections: [], insets: [inset] })));
  const sections = new Sections(registry, async () => undefined, runSection);
  jest.spyOn(sections.failures, 'report').mockImplementation(reports);
  const Home = () => (
    <main>
      <h1>홈</h1>
      <Slot name="homeUpper" />
    </main>
  );
  const router = createMemoryRouter(
    [
      { path: '/main', Component: Home },
      { path: '/slow', loader: () => new Promise(() => undefined), element: <p>다른 화면</p> },
      { path: '*', element: <p>다른 화면</p> },
    ],
    { initialEntries: ['/main'] },
  );
  const queryClient = createQueryClient();
  if (ownSeats) queryClient.setQueryData(['seats'], ownSeats);
  const style = '--phone:20rem;--tablet:20rem;--wide:10rem';
  const guarded = inset.guarded ? ' data-guarded="true"' : '';
  const answers = givenSeats ? [[['seats'], givenSeats]] : [];
  const facts = { kind: 'page', build: '', answers: [], insets: { [inset.path]: { build: 'b2', answers } } };
  const slot =
    `<div class="slot" data-slot="homeUpper"><div data-inset="${inset.path}" class="place"${guarded} style="${style}">` +
    `${served && `<div>${served}</div>`}</div></div>`;
  document.body.innerHTML =
    `<script type="application/json" id="${RENDERED_PAGE_ID}">${JSON.stringify(facts)}</script>` +
    `<div id="root"><main><h1>홈</h1>${inset.slot === 'homeUpper' ? slot : ''}</main></div>`;
  const container = document.getElementById('root');
  if (!container) throw new Error('There is no #root');
  const view = render(
    <PortalContext value={{ sections, router, queryClient }}>
      <ClientProvider queryClient={queryClient}>
        <RouterProvider router={router} />
      </ClientProvider>
    </PortalContext>,
    { container, hydrate: true },
  );
  await screen.findByRole('heading', { name: '홈' });
  return { ...view, router };
}

const nextTask = () => new Promise((resolve) => setTimeout(resolve));
const place = () => document.querySelector('[data-inset]')?.firstElementChild;

let complaints: jest.SpyInstance;
beforeEach(() => {
  localStorage.clear();
  endSession();
  fails = 'not';
  reports.mockReset();
  load.mockClear();
  runSection.mockReset().mockResolvedValue({
    default: routeModule({
      pages: [],
      prefixes: ['/news'],
      insets: [{ name: 'latest', slot: 'homeUpper', order: 10, minHeight: { phone: '1rem', wide: '1rem' }, load }],
    }),
  });
  complaints = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(async () => {
  // The inset's own program ends after the page's.
  cleanup();
  await act(nextTask);
  jest.restoreAllMocks();
});

describe('an inset rendered by the server', () => {
  test('stays as it is, and none of its code is loaded', async () => {
    await open({ served: SERVED });
    expect(place()?.innerHTML).toBe(SERVED);
    await act(nextTask);
    expect(runSection).not.toHaveBeenCalled();
  });

  test('loads none for a pointer over it while its page is left', async () => {
    const { router } = await open({ served: SERVED });
    act(() => void router.navigate('/slow'));
    fireEvent.pointerOver(screen.getByRole('button', { name: '고르기' }));
    expect(runSection).not.toHaveBeenCalled();
    expect(router.state.navigation.state).toBe('loading');
  });

  test('navigates within the document by its links, without its code', async () => {
    const { router } = await open({ served: SERVED });
    await userEvent.click(screen.getByRole('link', { name: '손님 공지' }));
    expect(await screen.findByText('다른 화면')).toBeInTheDocument();
    expect(router.state.location.pathname).toBe('/news/notice');
    expect(runSection).not.toHaveBeenCalled();
  });

  test('handles a press once its code has loaded, once, and the page retains its elements', async () => {
    await open({ served: SERVED });
    const button = screen.getByRole('button', { name: '고르기' });
    await userEvent.click(button);
    await waitFor(() => expect(button).toHaveAttribute('aria-pressed', 'true'));
    expect(screen.getByRole('button', { name: '고르기' })).toBe(button);
    expect(complaints).not.toHaveBeenCalled();
    await userEvent.click(button);
    expect(button).toHaveAttribute('aria-pressed', 'false');
    expect(load).toHaveBeenCalledTimes(1);
  });

  test('is rendered at once for a member who sees it differently', async () => {
    startSession({ token: 't', user: aMember() });
    await open({ served: SERVED });
    expect(await screen.findByRole('link', { name: '회원 공지' })).toBeInTheDocument();
  });

  test('stays for a member if both see the same', async () => {
    startSession({ token: 't', user: aMember() });
    await open({ served: SERVED, inset: anInset({ isSameForAll: true }) });
    await act(nextTask);
    expect(runSection).not.toHaveBeenCalled();
  });

  test.each([
    ['is hydrated with what it was rendered with', 4, true],
    ['is drawn anew where something newer is known', 3, false],
  ])('%s', async (_what, ownSeats, isHydrated) => {
    await open({ served: SERVED, givenSeats: 4, ownSeats });
    const button = screen.getByRole('button', { name: '고르기' });
    // Without a preceding pointer event, which would load the code before the press.
    act(() => button.click());
    await screen.findByRole('button', { pressed: true });
    expect(button.isConnected).toBe(isHydrated);
    expect(reports).not.toHaveBeenCalled();
  });

  test('reports nothing if its page is left before React has hydrated it', async () => {
    const { unmount } = await open({ served: SERVED });
    // React hydrates at the end of act.
    await act(async () => {
      screen.getByRole('button', { name: '고르기' }).click();
      while (!load.mock.calls.length) await nextTask();
      await nextTask();
      unmount();
      await nextTask();
    });
    await act(nextTask);
    expect(reports).not.toHaveBeenCalled();
  });

  test('stays readable if its code cannot be loaded; the next press retries', async () => {
    runSection.mockRejectedValue(new Error('not a section'));
    jest.useFakeTimers({ advanceTimers: true });
    await open({ served: SERVED });
    const user = userEvent.setup({ advanceTimers: (time) => jest.advanceTimersByTime(time) });
    await user.click(screen.getByRole('button', { name: '고르기' }));
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(reports).toHaveBeenCalled();
    expect(place()?.innerHTML).toBe(SERVED);
    jest.useRealTimers();
  });
});

describe('an inset left to the browser', () => {
  test('is rendered into its place', async () => {
    await open();
    expect(await screen.findByRole('link', { name: '손님 공지' })).toHaveAttribute('href', '/news/notice');
  });

  test('navigates by its links', async () => {
    const { router } = await open();
    await userEvent.click(await screen.findByRole('link', { name: '손님 공지' }));
    expect(router.state.location.pathname).toBe('/news/notice');
  });

  test('ends with its page', async () => {
    const { router } = await open();
    await screen.findByRole('link', { name: '손님 공지' });
    const left = place();
    await act(() => router.navigate('/elsewhere'));
    await waitFor(() => expect(left).toBeEmptyDOMElement());
    expect(complaints).not.toHaveBeenCalled();
  });

  test.each(['in render', 'in an effect'] as const)(
    'that throws %s affects only its own place: the page goes on, its owner is notified, and 다시 시도 renders it again',
    async (where) => {
      fails = where;
      await open();
      expect(await screen.findByText('소식: 지금은 보여드리지 못합니다.')).toBeInTheDocument();
      expect(screen.getByRole('heading', { name: '홈' })).toBeInTheDocument();
      expect(reports).toHaveBeenCalledWith(expect.objectContaining({ section: 'mf-news-space', cause: 'crashed' }));
      fails = 'not';
      await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
      expect(await screen.findByRole('link', { name: '손님 공지' })).toBeInTheDocument();
    },
  );

  test('that cannot be loaded shows a failure in its place, and 다시 시도 retries', async () => {
    const time = new AbortController();
    jest.spyOn(AbortSignal, 'timeout').mockReturnValue(time.signal);
    runSection.mockImplementationOnce(() => new Promise(() => undefined));
    await open();
    await waitFor(() => expect(runSection).toHaveBeenCalled());
    await act(async () => time.abort(new DOMException('signal timed out', 'TimeoutError')));
    const line = (await screen.findByText('소식: 지금은 보여드리지 못합니다.')).closest('[data-cause]');
    expect(line).toHaveAttribute('data-cause', 'timeout');
    jest.mocked(AbortSignal.timeout).mockRestore();
    await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
    expect(await screen.findByRole('link', { name: '손님 공지' })).toBeInTheDocument();
  });

  test('without a title shows nothing if it fails', async () => {
    fails = 'in render';
    await open({ inset: anInset({ title: undefined }) });
    await waitFor(() => expect(reports).toHaveBeenCalled());
    expect(place()).toHaveTextContent('');
  });
});

test('an inset for members is not loaded for a guest', async () => {
  await open({ inset: anInset({ guarded: true }) });
  await act(nextTask);
  expect(runSection).not.toHaveBeenCalled();
  expect(place()).toBeFalsy();
  act(() => startSession({ token: 't', user: aMember() }));
  expect(await screen.findByRole('link', { name: '회원 공지' })).toBeInTheDocument();
});

test('an inset of an unknown slot is not shown', async () => {
  await open({ inset: anInset({ slot: 'elsewhere' }) });
  expect(document.querySelector('[data-slot]')).toBeNull();
  expect(runSection).not.toHaveBeenCalled();
});
