import { screen, waitFor } from '@testing-library/react';
import { downloadFile } from '@portal/shared/contract/common';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import { StoredArticle } from './StoredArticle.tsx';

const PATH = 'uploads/2026/11/24b4b7444a672a88fe8f4dc61fe3c1ab.webp';
const HTML = `<p>안내합니다.</p><img src="/files/${PATH}" alt="교육장">`;

test('a picture that is not public yet is loaded with the token, and its public address is never requested', async () => {
  Object.assign(URL, { createObjectURL: () => 'blob:picture', revokeObjectURL: () => undefined });
  // Every `src` that a picture has had: the browser would have requested each.
  const addresses = new Set<string | null>();
  const watcher = new MutationObserver(() => note());
  const note = () => document.querySelectorAll('img').forEach((image) => addresses.add(image.getAttribute('src')));
  watcher.observe(document, { childList: true, subtree: true, attributes: true });
  const api = new FakeApi().answerFile(downloadFile, new Blob(['picture']));
  renderInHost([{ path: '*', element: <StoredArticle html={HTML} /> }], '/', { api });
  const picture = await screen.findByRole('img', { name: '교육장' });
  note();
  await waitFor(() => expect(picture).toHaveAttribute('src', 'blob:picture'));
  watcher.disconnect();
  expect([...addresses].filter((address) => address?.startsWith('/files/'))).toEqual([]);
  expect(api.requestsOf(downloadFile)[0]?.input).toEqual({ path: PATH });
});
