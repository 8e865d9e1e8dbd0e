import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { InfiniteList, type InfiniteQuery } from '../index.ts';

const query = (part: Partial<InfiniteQuery<string>>): InfiniteQuery<string> => ({
  items: [],
  totalRow: null,
  isLoading: false,
  isFetchingMore: false,
  hasMore: false,
  error: null,
  loadMore: () => undefined,
  retry: () => undefined,
  ...part,
});
const list = (part: Partial<InfiniteQuery<string>>) => (
  <InfiniteList
    label="공지사항 목록"
    query={query(part)}
    itemKey={(item) => item}
    renderItem={(item) => <p>{item}</p>}
    empty="등록된 공지사항이 없습니다."
  />
);

test('announces that it is loading', () => {
  render(list({ isLoading: true }));
  expect(screen.getByRole('status')).toHaveTextContent('공지사항 목록 불러오는 중');
  expect(screen.queryByText('등록된 공지사항이 없습니다.')).not.toBeInTheDocument();
});

test('shows that there are no items', () => {
  render(list({ totalRow: 0 }));
  expect(screen.getByText('등록된 공지사항이 없습니다.')).toBeInTheDocument();
});

test('the result of a filter, even an empty one, is announced in the same live region', () => {
  const { rerender } = render(list({ items: ['가'], totalRow: 1 }));
  const status = screen.getByRole('status');
  rerender(list({ isLoading: true }));
  expect(status).toHaveTextContent('공지사항 목록 불러오는 중');
  rerender(list({ totalRow: 0 }));
  expect(status).toHaveTextContent('공지사항 목록 0건');
  expect(status).toBeInTheDocument();
});

test('shows what failed and retries', async () => {
  const retry = jest.fn();
  render(list({ error: { message: '서버와 통신이 원활하지 않습니다.' }, retry }));
  expect(screen.getByRole('alert')).toHaveTextContent('서버와 통신이 원활하지 않습니다.');
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }));
  expect(retry).toHaveBeenCalledTimes(1);
});

test('a failed further page leaves the displayed items', () => {
  render(
    list({ items: ['가', '나'], totalRow: 12, hasMore: true, error: { message: '서버와 통신이 원활하지 않습니다.' } }),
  );
  expect(within(screen.getByRole('list', { name: '공지사항 목록' })).getAllByRole('listitem')).toHaveLength(2);
  expect(screen.getByRole('button', { name: '다시 시도' })).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '더보기' })).not.toBeInTheDocument();
});

test('the button loads the next page, announces the count, and moves the focus to the first new item', async () => {
  const loadMore = jest.fn();
  const { rerender } = render(list({ items: ['가', '나'], totalRow: 3, hasMore: true, loadMore }));
  expect(screen.getByRole('status')).toHaveTextContent('전체 3건 중 2건');
  await userEvent.click(screen.getByRole('button', { name: '더보기' }));
  expect(loadMore).toHaveBeenCalledTimes(1);

  rerender(list({ items: ['가', '나', '다'], totalRow: 3 }));
  expect(screen.getByText('다').closest('li')).toHaveFocus();
  expect(screen.getByRole('status')).toHaveTextContent('전체 3건 중 3건');
  expect(screen.queryByRole('button', { name: '더보기' })).not.toBeInTheDocument();
});

test('while a page is loading the button does nothing and stays focused', async () => {
  const loadMore = jest.fn();
  render(list({ items: ['가'], totalRow: 3, hasMore: true, isFetchingMore: true, loadMore }));
  await userEvent.click(screen.getByRole('button', { name: '더보기' }));
  expect(loadMore).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: '더보기' })).toHaveFocus();
});
