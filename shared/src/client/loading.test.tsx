import { renderHook, waitFor } from '@testing-library/react';
import { getMapNotice } from '../contract/news.ts';
import { postIntBoard } from '../contract/space.ts';
import { FakeApi } from '../testing/fakeApi.ts';
import { http } from './http.ts';
import { useItem, useLoading, useMutation, type ItemOptions } from './index.ts';
import { inClient } from './testing/inClient.tsx';

/** A page that reads and changes, with an API that responds on command. */
function draw(options?: ItemOptions) {
  let answer: () => void = () => undefined;
  new FakeApi().refuse(getMapNotice, 'NOT_FOUND').answer(postIntBoard, 1).install();
  const answering = http.defaults.adapter;
  http.defaults.adapter = async (config) => {
    await new Promise<void>((resolve) => (answer = resolve));
    return (answering as (sent: typeof config) => Promise<never>)(config);
  };
  const { result } = renderHook(
    () => ({
      isLoading: useLoading(),
      item: useItem(getMapNotice, { noticeNo: 1 }, options),
      post: useMutation(postIntBoard),
    }),
    { wrapper: inClient() },
  );
  const is = (isLoading: boolean) => waitFor(() => expect(result.current.isLoading).toBe(isLoading));
  return { result, is, answer: () => answer() };
}

test('is true while the visitor waits for a read or a change', async () => {
  const { result, is, answer } = draw();
  await is(true);
  answer();
  await is(false);
  const posted = result.current.post.mutate({ title: '제목', content: '내용' });
  await is(true);
  answer();
  await posted;
  await is(false);
});

test('is false during background work', async () => {
  const { result, is, answer } = draw({ background: true });
  await waitFor(() => expect(result.current.item.isLoading).toBe(true));
  await is(false);
  const posted = result.current.post.mutate({ title: '제목', content: '내용' });
  await is(true);
  answer();
  await posted;
  await is(false);
});
