import { render, screen } from '@testing-library/react';
import { NewsColumn } from './NewsColumn.tsx';

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
