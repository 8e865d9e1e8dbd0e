import { act, renderHook, waitFor } from '@testing-library/react';
import { downloadFile } from '../contract/common.ts';
import { FakeApi } from '../testing/fakeApi.ts';
import { http } from './http.ts';
import { useFetchFile, useFile } from './index.ts';
import { inClient } from './testing/inClient.tsx';

const revoked = jest.fn();
let count = 0;

beforeEach(() => {
  revoked.mockReset();
  // jsdom lacks both functions.
  Object.assign(URL, { createObjectURL: () => `blob:${(count += 1)}`, revokeObjectURL: revoked });
});

const draw = (path: string) =>
  renderHook((input: { path: string }) => useFile(downloadFile, input), {
    initialProps: { path },
    wrapper: inClient(),
  });

test('revokes the object URL when the file changes or the page is left', async () => {
  new FakeApi().answerFile(downloadFile, new Blob(['picture'])).install();
  const { result, rerender, unmount } = draw('uploads/1.webp');
  expect(result.current).toEqual({ url: undefined, hasFailed: false });
  await waitFor(() => expect(result.current.url).toBeDefined());
  const first = result.current.url;
  rerender({ path: 'uploads/2.webp' });
  expect(result.current.url).toBeUndefined();
  expect(revoked).toHaveBeenCalledWith(first);
  await waitFor(() => expect(result.current.url).toBeDefined());
  const second = result.current.url;
  unmount();
  expect(revoked).toHaveBeenLastCalledWith(second);
});

test('a file that does not exist, or that the caller may not read, has no URL', async () => {
  new FakeApi().refuse(downloadFile, 'NOT_FOUND').install();
  const { result } = draw('uploads/1.webp');
  await waitFor(() => expect(result.current).toEqual({ url: undefined, hasFailed: true }));
});

test('a fetched file has its received share, and a cancelled one is no file and no failure', async () => {
  let send: (bytes: Blob) => void = () => undefined;
  const api = new FakeApi().answerFile(downloadFile, new Promise((resolve) => (send = resolve))).install();
  let receive: (share: number) => void = () => undefined;
  const request = http.interceptors.request.use((config) => {
    receive = (progress) =>
      config.onDownloadProgress?.({ loaded: 0, bytes: 0, lengthComputable: true, progress, event: null });
    return config;
  });
  const { result } = renderHook(() => useFetchFile(downloadFile), { wrapper: inClient() });
  const fetched = result.current.fetchFile({ path: 'uploads/1.pdf' });
  await waitFor(() => expect(api.requestsOf(downloadFile)).toHaveLength(1));
  expect(result.current.isPending).toBe(true);
  expect(result.current.progress).toBeUndefined();
  act(() => receive(0.4));
  expect(result.current.progress).toBe(0.4);
  act(() => result.current.cancel());
  send(new Blob(['%PDF']));
  expect(await fetched).toBeNull();
  await waitFor(() => expect(result.current.isPending).toBe(false));
  http.interceptors.request.eject(request);
});
