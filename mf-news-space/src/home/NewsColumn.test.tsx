import { render, screen, within } from '@testing-library/react';
import { fetchNewsList, getListBoxAsctn, getListBoxNotice } from '@portal/shared/contract/news';
import { FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aNotice } from '../parts/testing/articles.ts';
import { NewsColumn } from './NewsColumn.tsx';
import NewsColumns from './NewsColumns.tsx';

test('a headline has its day, machine-readable too', () => {
  render(
    <NewsColumn
      title="공지사항"
      more={null}
      query={{ isLoading: false, error: null, retry: () => undefined }}
      rows={[{ key: 1, regDate: '2026-11-20T14:00:00+09:00', link: <a href="/news/notice/view?noticeNo=1">안내</a> }]}
    />,
  );
  expect(screen.getByRole('time')).toHaveAttribute('datetime', '2026-11-20T14:00:00+09:00');
});

test('pinned notices are marked as in the list of all notices', async () => {
  const notices = [aNotice({ noticeNo: 9, title: '누리집 점검 안내', isTop: true }), aNotice()];
  const api = new FakeApi()
    .answer(getListBoxNotice, listOfAll(notices))
    .answer(getListBoxAsctn, listOfAll([]))
    .answer(fetchNewsList, listOfAll([]));
  renderInHost([{ path: '/main', Component: NewsColumns }], '/main', { api });
  await screen.findByText('누리집 점검 안내');
  const [pinned, other] = within(screen.getByRole('region', { name: '공지사항' })).getAllByRole('listitem');
  expect(pinned).toHaveTextContent('중요');
  expect(other).not.toHaveTextContent('중요');
});
