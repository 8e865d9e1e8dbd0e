import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { getListBoxNotice } from '../contract/news.ts';
import { postIntBoard } from '../contract/space.ts';
import { FakeApi } from '../testing/fakeApi.ts';
import { http } from './http.ts';
import { ClientProvider, createQueryClient, useList, useMutation } from './index.ts';

const inClient = () => {
  const queryClient = createQueryClient();
  return ({ children }: { children: ReactNode }) => (
    <ClientProvider queryClient={queryClient}>{children}</ClientProvider>
  );
};

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

test('a list grows page by page until its last page', async () => {
  const api = new FakeApi().install();
  api.answer(getListBoxNotice, ({ page }) => ({
    list: [notice(Number(page))],
    pageInfo: { page: Number(page), endPage: 2, totalRow: 2 },
  }));
  const { result } = renderHook(() => useList(getListBoxNotice, {}), { wrapper: inClient() });
  await waitFor(() => expect(result.current.items).toHaveLength(1));
  expect(result.current).toMatchObject({ totalRow: 2, hasMore: true });
  act(() => result.current.loadMore());
  await waitFor(() => expect(result.current.items.map((item) => item.noticeNo)).toEqual([1, 2]));
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

  test('takes a new key after a response', async () => {
    const api = new FakeApi().install();
    api.answer(postIntBoard, 1);
    const { result } = renderHook(() => useMutation(postIntBoard), { wrapper: inClient() });
    await act(() => result.current.mutate(post));
    await act(() => result.current.mutate(post));
    expect(new Set(keys(api)).size).toBe(2);
  });
});
