import { onlineManager } from '@tanstack/react-query';
import { act, renderHook, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { AxiosResponse } from 'axios';
import type { ReactElement } from 'react';
import { NUMBERS } from '../contract/all/index.ts';
import { getListBoxNotice, getMapNotice } from '../contract/news.ts';
import { postIntBoard, postIntReview } from '../contract/space.ts';
import { FakeApi, renderInHost } from '../testing/index.ts';
import { http } from './http.ts';
import { configureClient, useItem, useList, useMutation } from './index.ts';
import { inClient } from './testing/inClient.tsx';

const notice = (noticeNo: number) => ({
  noticeNo,
  isTop: false,
  title: `공지 ${noticeNo}`,
  summary: '',
  writer: '사무국',
  regDate: '2026-11-20T09:00:00+09:00',
  viewCnt: 0,
  imagePath: '',
});

const alert = jest.fn();

beforeEach(() => {
  alert.mockClear();
  configureClient({
    token: () => null,
    alert,
    signedOut: jest.fn(),
    forcedOut: jest.fn(),
    renewToken: async () => false,
    abandonFiles: () => undefined,
    tellUnknown: () => undefined,
  });
});

/** List of two pages with one notice each. */
const twoPages = () =>
  new FakeApi().install().answer(getListBoxNotice, (input) => {
    const page = Number(input.page ?? 1);
    return { list: [notice(page)], pageInfo: { page, endPage: 2, totalRow: 2 } };
  });

test('a list grows page by page until its last page', async () => {
  twoPages();
  const { result } = renderHook(() => useList(getListBoxNotice, {}), { wrapper: inClient() });
  await waitFor(() => expect(result.current.items).toHaveLength(1));
  expect(result.current).toMatchObject({ totalRow: 2, hasMore: true });
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.items.map((item) => item.noticeNo)).toEqual([1, 2]));
  expect(result.current.hasMore).toBe(false);
});

test('a list that returns its last row number is continued after that row', async () => {
  const api = new FakeApi().install().answer(getListBoxNotice, ({ page = 1 }) => ({
    list: [notice(Number(page) * 10)],
    pageInfo: { page: Number(page), endPage: 1, totalRow: 1000, ...(page === 1 && { next: 10 }) },
  }));
  const { result } = renderHook(() => useList(getListBoxNotice, {}), { wrapper: inClient() });
  await waitFor(() => expect(result.current.items).toHaveLength(1));
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.items.map((item) => item.noticeNo)).toEqual([10, 20]));
  expect(api.requestsOf(getListBoxNotice).map(({ input }) => input)).toEqual([{ page: 1 }, { page: 2, after: 10 }]);
  expect(result.current.hasMore).toBe(false);
});

describe('a mutation with an idempotency key', () => {
  const post = { title: '제목', content: '내용' };
  const keys = (api: FakeApi) => api.requestsOf(postIntBoard).map(({ headers }) => headers['Idempotency-Key']);

  test('keeps its key when the connection was lost, since it may have been carried out', async () => {
    const api = new FakeApi().install();
    api.answer(postIntBoard, 1);
    const answering = http.defaults.adapter;
    const { result } = renderHook(() => useMutation(postIntBoard, { quiet: true }), { wrapper: inClient() });

    let lostKey: unknown;
    http.defaults.adapter = (config) => {
      lostKey = config.headers.get('Idempotency-Key');
      return Promise.reject(new Error('connection lost'));
    };
    await act(() => expect(result.current.mutate(post)).rejects.toThrow());
    http.defaults.adapter = answering;
    await act(() => result.current.mutate(post));
    expect(keys(api)).toEqual([lostKey]);
  });

  test.each(['STILL_RUNNING', 'TOO_MANY', 'NO_SESSION', 'FORBIDDEN', 'FAULT'] as const)(
    'keeps its key after %s, which does not decide the attempt that got no response',
    async (name) => {
      const api = new FakeApi().install().refuse(postIntBoard, name);
      const { result } = renderHook(() => useMutation(postIntBoard, { quiet: true }), { wrapper: inClient() });
      await act(() => expect(result.current.mutate(post)).rejects.toThrow());
      api.answer(postIntBoard, 1);
      await act(() => result.current.mutate(post));
      expect(keys(api)).toHaveLength(2);
      expect(new Set(keys(api)).size).toBe(1);
    },
  );

  test.each(['MALFORMED', 'APPLY_FULL', 'KEY_REUSED'] as const)('takes a new key after %s', async (name) => {
    const api = new FakeApi().install().refuse(postIntBoard, name);
    const { result } = renderHook(() => useMutation(postIntBoard, { quiet: true }), { wrapper: inClient() });
    await act(() => expect(result.current.mutate(post)).rejects.toThrow());
    api.answer(postIntBoard, 1);
    await act(() => result.current.mutate(post));
    expect(new Set(keys(api)).size).toBe(2);
  });

  test('takes a new key for another file', async () => {
    const api = new FakeApi().install().refuse(postIntReview, 'FAULT');
    const { result } = renderHook(() => useMutation(postIntReview, { quiet: true }), { wrapper: inClient() });
    for (const text of ['one', 'other'])
      await act(() => expect(result.current.mutate(post, { file: new Blob([text]) })).rejects.toThrow());
    const sent = api.requestsOf(postIntReview).map(({ headers }) => headers['Idempotency-Key']);
    expect(new Set(sent).size).toBe(2);
  });

  test('takes a new key after a response', async () => {
    const api = new FakeApi().install();
    api.answer(postIntBoard, 1);
    const { result } = renderHook(() => useMutation(postIntBoard), { wrapper: inClient() });
    await act(() => result.current.mutate(post));
    await act(() => result.current.mutate(post));
    expect(new Set(keys(api)).size).toBe(2);
  });
});

test('a call read as an item and as a list has two cache entries, and a mutation makes both stale', async () => {
  const api = twoPages().answer(postIntBoard, 1);
  const { result } = renderHook(
    () => ({
      item: useItem(getListBoxNotice, { limit: 3 }),
      list: useList(getListBoxNotice, { limit: 3 }),
      post: useMutation(postIntBoard, { invalidates: [getListBoxNotice] }),
    }),
    { wrapper: inClient() },
  );
  await waitFor(() => expect(result.current.list.items).toHaveLength(1));
  await waitFor(() => expect(result.current.item.data?.list).toHaveLength(1));
  await act(() => result.current.post.mutate({ title: '제목', content: '내용' }));
  await waitFor(() => expect(api.requestsOf(getListBoxNotice)).toHaveLength(4));
});

describe('a list that was left 31 s ago', () => {
  const pagesOf = (api: FakeApi) => api.requestsOf(getListBoxNotice).map(({ input }) => input.page);

  /**
   * Loads both pages of a list and opens an article; the returned function continues from there and returns to the
   * list.
   */
  async function leave() {
    const api = twoPages();
    const List = () => {
      const { items, loadMore } = useList(getListBoxNotice, {});
      return <button onClick={loadMore}>{items.length}건</button>;
    };
    const { router } = renderInHost(
      [
        { path: '/list', Component: List },
        { path: '/article', element: <h1>글</h1> },
      ],
      '/list',
      { api },
    );
    await userEvent.click(await screen.findByRole('button', { name: '1건' }));
    expect(await screen.findByRole('button', { name: '2건' })).toBeInTheDocument();
    await act(() => router.navigate('/article'));
    const later = Date.now() + 31_000;
    jest.spyOn(Date, 'now').mockReturnValue(later);
    return { api, router };
  }
  afterEach(() => jest.restoreAllMocks());

  test('is restored with all its pages on going back, without a request', async () => {
    const { api, router } = await leave();
    await act(() => router.navigate(-1));
    expect(await screen.findByRole('button', { name: '2건' })).toBeInTheDocument();
    expect(pagesOf(api)).toEqual([1, 2]);
  });

  test('starts with its first page if opened by a link', async () => {
    const { api, router } = await leave();
    await act(() => router.navigate('/list'));
    expect(await screen.findByRole('button', { name: '1건' })).toBeInTheDocument();
    await waitFor(() => expect(pagesOf(api)).toEqual([1, 2, 1]));
  });
});

describe('a failure', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());
  const drawItem = () => renderHook(() => useItem(getMapNotice, { noticeNo: 1 }), { wrapper: inClient() });

  test('of a restarting API shows nothing if a retry succeeds', async () => {
    const api = new FakeApi().refuse(getListBoxNotice, 'NOT_READY').install();
    const { result } = renderHook(() => useItem(getListBoxNotice, {}), { wrapper: inClient() });
    await act(() => jest.advanceTimersByTimeAsync(500));
    api.answer(getListBoxNotice, { list: [], pageInfo: { page: 1, endPage: 0, totalRow: 0 } });
    await act(() => jest.advanceTimersByTimeAsync(3000));
    expect(result.current.data).toBeDefined();
    expect(alert).not.toHaveBeenCalled();
  });

  test('that persists is shown once, after the last retry', async () => {
    const api = new FakeApi().refuse(getMapNotice, 'NOT_READY').install();
    const { result } = drawItem();
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(api.requestsOf(getMapNotice)).toHaveLength(3);
    expect(alert).toHaveBeenCalledTimes(1);
    expect(result.current.error?.shown).toBe(true);
  });

  test('that no retry can fix is shown at once', async () => {
    const api = new FakeApi().refuse(getMapNotice, 'FAULT').install();
    drawItem();
    await act(() => jest.advanceTimersByTimeAsync(100));
    expect(api.requestsOf(getMapNotice)).toHaveLength(1);
    expect(alert).toHaveBeenCalledTimes(1);
  });
});

describe('a fault is an alert, with a retry button behind it', () => {
  const FAULT = '서버와 통신이 원활하지 않습니다.';
  const said = () => screen.queryByRole('alertdialog');
  const Article = ({ noticeNo = 1 }) => {
    const { data, error, retry } = useItem(getMapNotice, { noticeNo });
    return (
      <button onClick={retry}>{data?.title ?? (error?.code === NUMBERS.NOT_FOUND ? '없는 글' : error?.message)}</button>
    );
  };
  const List = ({ background = false }) => {
    const { items, error, loadMore } = useList(getListBoxNotice, {}, { background });
    return <button onClick={loadMore}>{error ? error.message : `${items.length}건`}</button>;
  };
  const draw = (api: FakeApi, element: ReactElement) => renderInHost([{ path: '/', element }], '/', { api });
  const close = async () => {
    await userEvent.click(screen.getByRole('button', { name: '확인' }));
    await waitFor(() => expect(said()).toBeNull());
  };

  test.each([
    ['NOT_FOUND', '없는 글'],
    ['FAULT', FAULT],
    ['NOT_READY', FAULT],
  ] as const)('also if the page shows it in place of its content: %s', async (name, text) => {
    draw(new FakeApi().refuse(getMapNotice, name), <Article />);
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(FAULT);
    await close();
    expect(screen.getByRole('button', { name: text })).toBeInTheDocument();
  });

  test.each([false, true])(
    'also if the next page of a list fails, in the background or not: %s',
    async (background) => {
      const { api } = draw(twoPages(), <List background={background} />);
      const button = await screen.findByRole('button', { name: '1건' });
      api.refuse(getListBoxNotice, 'FAULT');
      await userEvent.click(button);
      expect(await screen.findByRole('alertdialog')).toHaveTextContent(FAULT);
    },
  );

  test('once for all calls of a page, including one that fails after the alert was closed', async () => {
    const api = new FakeApi().refuse(getListBoxNotice, 'FAULT').refuse(getMapNotice, 'FAULT').install();
    const answering = http.defaults.adapter as (config: unknown) => Promise<AxiosResponse>;
    let letCome = () => undefined as void;
    const late = new Promise<void>((resolve) => (letCome = resolve));
    const both = (
      <>
        <List />
        <Article />
      </>
    );
    renderInHost([{ path: '/', element: both }], '/', { api });
    http.defaults.adapter = async (config) => {
      if (config.url === getMapNotice.path) await late;
      return answering(config);
    };
    await screen.findByRole('alertdialog');
    await close();
    letCome();
    await waitFor(() => expect(screen.getAllByRole('button', { name: FAULT })).toHaveLength(2));
    expect(said()).toBeNull();
  });

  test('again if the retry fails too', async () => {
    draw(new FakeApi().refuse(getMapNotice, 'FAULT'), <Article />);
    await screen.findByRole('alertdialog');
    await close();
    await userEvent.click(screen.getByRole('button', { name: FAULT }));
    expect(await screen.findByRole('alertdialog')).toHaveTextContent(FAULT);
  });

  test('but not for background work', async () => {
    draw(new FakeApi().refuse(getListBoxNotice, 'FAULT'), <List background />);
    expect(await screen.findByRole('button', { name: FAULT })).toBeInTheDocument();
    expect(said()).toBeNull();
  });
});

describe('a change without an answer', () => {
  const FAULT = '서버와 통신이 원활하지 않습니다.';
  const post = { title: '제목', content: '내용' };
  const LOOK = '글이 올라갔는지 ‘회원게시판’에서 먼저 확인해주세요.';
  const lost = () => Promise.reject(new Error('connection lost'));
  const html = async (config: unknown) =>
    ({ status: 200, data: '<html>', headers: {}, config, statusText: '' }) as AxiosResponse;

  test.each([
    ['the line is lost', lost],
    ['a proxy answers with a page', html],
  ])('shows where to look when %s, and keeps its key', async (_case, adapter) => {
    const api = new FakeApi().install();
    const { result } = renderHook(() => useMutation(postIntBoard), { wrapper: inClient() });
    const keys: unknown[] = [];
    http.defaults.adapter = (config) => {
      keys.push(config.headers.get('Idempotency-Key'));
      return adapter(config);
    };
    await act(() => expect(result.current.mutate(post)).rejects.toThrow());
    await act(() => expect(result.current.mutate(post)).rejects.toThrow());
    expect(alert).toHaveBeenCalledWith(`${FAULT}\n${LOOK}`, LOOK);
    expect(new Set(keys).size).toBe(1);
    api.install();
  });

  test.each([
    ['FAULT', [`${FAULT}\n${LOOK}`, LOOK]],
    ['NOT_FOUND', [FAULT]],
  ] as const)('or refused with %s is an alert, though its caller shows business errors itself', async (name, said) => {
    new FakeApi().refuse(postIntBoard, name).install();
    const { result } = renderHook(() => useMutation(postIntBoard, { quiet: true }), { wrapper: inClient() });
    await act(() => expect(result.current.mutate(post)).rejects.toThrow());
    expect(alert.mock.calls).toEqual([said]);
  });

  test('has the words of the specification in a paragraph of their own', async () => {
    const Posting = () => {
      const { mutate } = useMutation(postIntBoard);
      return <button onClick={() => void mutate(post).catch(() => undefined)}>올리기</button>;
    };
    renderInHost([{ path: '/', Component: Posting }], '/', { api: new FakeApi().refuse(postIntBoard, 'FAULT') });
    await userEvent.click(await screen.findByRole('button', { name: '올리기' }));
    expect(await screen.findByText(FAULT, { exact: true })).toBeVisible();
    expect(screen.getByRole('alertdialog')).toHaveAccessibleDescription(`${FAULT} ${LOOK}`);
  });
});

describe('offline', () => {
  beforeEach(() => onlineManager.setOnline(false));
  afterEach(() => onlineManager.setOnline(true));
  const lose = (api: FakeApi) => {
    let attempts = 0;
    http.defaults.adapter = () => {
      attempts += 1;
      return Promise.reject(new Error('no line'));
    };
    return { attempts: () => attempts, restore: () => api.install() };
  };

  test('a change fails at once with a message, and is not sent after reconnecting', async () => {
    const api = new FakeApi().answer(postIntBoard, 1);
    const line = lose(api);
    const { result } = renderHook(() => useMutation(postIntBoard), { wrapper: inClient() });
    await act(() => expect(result.current.mutate({ title: '제목', content: '내용' })).rejects.toThrow());
    expect(alert).toHaveBeenCalledTimes(1);
    expect(result.current.isPending).toBe(false);
    line.restore();
    await act(async () => onlineManager.setOnline(true));
    expect(api.seen).toEqual([]);
  });

  test('a failed read shows a message, and is repeated after reconnecting', async () => {
    const api = twoPages();
    const line = lose(api);
    const { result } = renderHook(() => useList(getListBoxNotice, {}), { wrapper: inClient() });
    await waitFor(() => expect(alert).toHaveBeenCalledTimes(1));
    expect(result.current.error).not.toBeNull();
    line.restore();
    await act(async () => onlineManager.setOnline(true));
    await waitFor(() => expect(result.current.items).toHaveLength(1));
  });
});

describe('the caller of a mutation', () => {
  /** Page with an item whose second request never completes. */
  async function draw(leavesPage: boolean) {
    const api = twoPages().answer(postIntBoard, 1);
    const { result } = renderHook(
      () => ({
        list: useList(getListBoxNotice, {}),
        post: useMutation(postIntBoard, { invalidates: [getListBoxNotice], leavesPage }),
      }),
      { wrapper: inClient() },
    );
    await waitFor(() => expect(result.current.list.items).toHaveLength(1));
    const answering = http.defaults.adapter as (config: unknown) => Promise<AxiosResponse>;
    http.defaults.adapter = (config) => {
      const answer = answering(config);
      return config.url === getListBoxNotice.path ? new Promise(() => undefined) : answer;
    };
    return { api, result };
  }

  test('does not wait for the refetching', async () => {
    const { api, result } = await draw(false);
    await act(() => result.current.post.mutate({ title: '제목', content: '내용' }));
    expect(api.requestsOf(getListBoxNotice)).toHaveLength(2);
  });

  test('with leavesPage sees no change of the page', async () => {
    const { api, result } = await draw(true);
    await act(() => result.current.post.mutate({ title: '제목', content: '내용' }));
    expect(api.requestsOf(getListBoxNotice)).toHaveLength(1);
  });
});
