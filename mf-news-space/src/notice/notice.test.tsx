import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBoxNotice, getMapNotice } from '@portal/shared/contract/news';
import { closeAlert, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { aNotice } from '../parts/testing/articles.ts';
import routes from '../routes.tsx';

const open = (path: string, api: FakeApi) => renderInHost(routes.routes, path, { api });
const searchFor = async (word: string) => {
  await userEvent.type(await screen.findByRole('searchbox'), word);
  await userEvent.click(screen.getByRole('button', { name: '검색' }));
};

describe('the list of notices', () => {
  test('shows each with its mark, author, day and views, linked by its number', async () => {
    const api = new FakeApi().answer(
      getListBoxNotice,
      listOfAll([aNotice({ noticeNo: 9, title: '누리집 점검 안내', isTop: true }), aNotice()]),
    );
    open('/news/notice', api);
    const rows = within(await screen.findByRole('list', { name: '공지사항 목록' })).getAllByRole('listitem');
    expect(rows).toHaveLength(2);
    expect(rows[0]).toHaveTextContent('중요');
    expect(rows[1]).not.toHaveTextContent('중요');
    expect(rows[1]).toHaveTextContent('교육사업국');
    expect(rows[1]).toHaveTextContent('2026.11.20');
    expect(rows[1]).toHaveTextContent('1,234');
    expect(screen.getByRole('link', { name: '하반기 위생교육 일정 안내' })).toHaveAttribute(
      'href',
      '/news/notice/view?noticeNo=3',
    );
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('공지사항');
    expect(document.title).toBe('공지사항 | 한빛외식업협회');
  });

  test('searches for a keyword and stores it in the URL', async () => {
    const api = new FakeApi().answer(getListBoxNotice, ({ keyword }) =>
      listOfAll(keyword === '점검' ? [aNotice({ title: '누리집 점검 안내' })] : []),
    );
    const { router } = open('/news/notice', api);
    await searchFor('점검');
    expect(await screen.findByText('누리집 점검 안내')).toBeInTheDocument();
    expect(router.state.location.search).toBe(`?keyword=${encodeURIComponent('점검')}`);
    expect(screen.getByText(/‘점검’ 검색 결과/).parentElement).toHaveTextContent('총 1건');
  });

  test('an empty list and an empty search have different messages', async () => {
    const api = new FakeApi().answer(getListBoxNotice, listOfAll([]));
    open('/news/notice', api);
    expect(await screen.findByText('등록된 공지사항이 없습니다.')).toBeInTheDocument();
    await searchFor('없는말');
    expect(await screen.findByText('‘없는말’에 맞는 글이 없습니다.')).toBeInTheDocument();
  });

  test('shows a failure with a retry that sends another request', async () => {
    const api = new FakeApi().refuse(getListBoxNotice, 'FAULT');
    open('/news/notice', api);
    await closeAlert();
    const retry = await screen.findByRole('button', { name: '다시 시도' });
    api.answer(getListBoxNotice, listOfAll([aNotice()]));
    await userEvent.click(retry);
    expect(await screen.findByText('하반기 위생교육 일정 안내')).toBeInTheDocument();
  });

  test('loads the next page by the button', async () => {
    const api = new FakeApi().answer(getListBoxNotice, ({ page }) => ({
      list: [aNotice({ noticeNo: Number(page), title: `${page}쪽의 공지` })],
      pageInfo: { page: Number(page), endPage: 2, totalRow: 2 },
    }));
    open('/news/notice', api);
    await userEvent.click(await screen.findByRole('button', { name: '더보기' }));
    expect(await screen.findByText('2쪽의 공지')).toBeInTheDocument();
    expect(screen.getByText('1쪽의 공지')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '더보기' })).not.toBeInTheDocument();
  });
});

describe('one notice', () => {
  test('shows its text, files and neighbours', async () => {
    const api = new FakeApi().answer(
      getMapNotice,
      aNotice({
        files: [{ path: 'uploads/2026/11/a b.pdf', fileName: '교육일정표.pdf', size: 2048 }],
        previous: { no: 2, title: '이전 공지의 제목' },
        next: { no: 4, title: '다음 공지의 제목' },
      }),
    );
    open('/news/notice/view?noticeNo=3', api);
    expect(await screen.findByRole('heading', { level: 1, name: '하반기 위생교육 일정 안내' })).toBeInTheDocument();
    expect(screen.getByText('12월 3일')).toBeInTheDocument();
    expect(screen.getByText('2026.11.20 (금) 14:00')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: /교육일정표\.pdf/ })).toHaveAttribute(
      'href',
      '/api/common/downloadFile?path=uploads%2F2026%2F11%2Fa%20b.pdf',
    );
    expect(screen.getByRole('link', { name: /이전 공지의 제목/ })).toHaveAttribute(
      'href',
      '/news/notice/view?noticeNo=2',
    );
    expect(screen.getByRole('link', { name: /다음 공지의 제목/ })).toHaveAttribute(
      'href',
      '/news/notice/view?noticeNo=4',
    );
    expect(api.requestsOf(getMapNotice)[0]?.input).toEqual({ noticeNo: 3 });
  });

  test('runs nothing contained in the text', async () => {
    const api = new FakeApi().answer(
      getMapNotice,
      aNotice({
        content:
          '<p onclick="steal()">읽을 글</p><script>steal()</script><img src="x" onerror="steal()"><a href="javascript:steal()">링크</a>',
      }),
    );
    const { container } = open('/news/notice/view?noticeNo=3', api);
    expect(await screen.findByText('읽을 글')).toBeInTheDocument();
    expect(container.innerHTML).not.toContain('steal');
  });

  test('returns to the same search with 목록, also after reading another notice', async () => {
    const api = new FakeApi()
      .answer(getListBoxNotice, listOfAll([aNotice()]))
      .answer(getMapNotice, ({ noticeNo }) =>
        aNotice(noticeNo === 3 ? { previous: { no: 2, title: '앞선 공지' } } : { noticeNo: 2, title: '앞선 공지' }),
      );
    const { router } = open('/news/notice?keyword=교육', api);
    await userEvent.click(await screen.findByRole('link', { name: '하반기 위생교육 일정 안내' }));
    await userEvent.click(await screen.findByRole('link', { name: /앞선 공지/ }));
    expect(await screen.findByRole('heading', { level: 1, name: '앞선 공지' })).toBeInTheDocument();
    const list = screen.getByRole('link', { name: '목록' });
    expect(decodeURIComponent(list.getAttribute('href') ?? '')).toBe('/news/notice?keyword=교육');
    await userEvent.click(list);
    await waitFor(() => expect(router.state.location.pathname).toBe('/news/notice'));
    expect(router.state.historyAction).toBe('POP');
    expect(decodeURIComponent(router.state.location.search)).toBe('?keyword=교육');
  });

  test('opens the list if its URL was opened directly', async () => {
    const api = new FakeApi().answer(getMapNotice, aNotice()).answer(getListBoxNotice, listOfAll([]));
    const { router } = open('/news/notice/view?noticeNo=3', api);
    await userEvent.click(await screen.findByRole('link', { name: '목록' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/news/notice'));
  });

  test.each(['?noticeNo=99', '?noticeNo=abc', '?noticeNo=-1', ''])(
    'shows that there is no such notice at %p',
    async (query) => {
      const api = new FakeApi().refuse(getMapNotice, 'NOT_FOUND');
      open(`/news/notice/view${query}`, api);
      expect(await screen.findByText('삭제되었거나 주소가 잘못된 글입니다.')).toBeInTheDocument();
      expect(screen.getByRole('link', { name: '목록', hidden: true })).toHaveAttribute('href', '/news/notice');
      expect(api.requestsOf(getMapNotice)).toHaveLength(query === '?noticeNo=99' ? 1 : 0);
    },
  );
});
