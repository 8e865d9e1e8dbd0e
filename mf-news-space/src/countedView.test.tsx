import { screen, waitFor } from '@testing-library/react';
import type { Call } from '@portal/shared/contract';
import { countArticleView, getMapAsctn, getMapData, getMapNotice } from '@portal/shared/contract/news';
import { countPostView, getMapBoard, getMapPromotion } from '@portal/shared/contract/space';
import { aMember, FakeApi, renderInHost } from '@portal/shared/testing';
import routes from './routes.tsx';

const article = {
  title: '겨울철 위생 점검',
  summary: '',
  writer: '기획총무국',
  regDate: '2026-11-18T10:00:00+09:00',
  viewCnt: 7,
  imagePath: '',
  content: '<p>본문</p>',
  files: [],
  previous: null,
  next: null,
};
const own = { ...article, isMine: false, replyCnt: 0, editedAt: null };
const shop = { url: '', postCode: '', shopAddress: '', shopAddress2: '', shopPhone: '' };

test.each([
  [
    '/news/notice/view',
    { noticeNo: 3 },
    countArticleView,
    (api: FakeApi) => api.answers(getMapNotice, { ...article, noticeNo: 3, isTop: false }),
  ],
  [
    '/news/asctn/view',
    { asctnNo: 3 },
    countArticleView,
    (api: FakeApi) => api.answers(getMapAsctn, { ...article, asctnNo: 3 }),
  ],
  [
    '/news/data/view',
    { dataNo: 3 },
    countArticleView,
    (api: FakeApi) => api.answers(getMapData, { ...article, dataNo: 3, downloadCnt: 1 }),
  ],
  [
    '/space/board/view',
    { boardNo: 3 },
    countPostView,
    (api: FakeApi) => api.answers(getMapBoard, { ...own, boardNo: 3 }),
  ],
  [
    '/space/promotion/view',
    { promotionNo: 3 },
    countPostView,
    (api: FakeApi) => api.answers(getMapPromotion, { ...own, ...shop, promotionNo: 3 }),
  ],
] as const)('a view at %s is counted once, when the article is shown', async (path, number, call: Call, answer) => {
  const api = answer(new FakeApi());
  const [name, no] = Object.entries(number)[0] ?? [];
  renderInHost(routes.routes, `${path}?${name}=${no}`, { api, user: aMember() });
  expect(await screen.findByText('본문')).toBeInTheDocument();
  await waitFor(() => expect(api.requestsOf(call).map(({ input }) => input)).toEqual([number]));
});

test('nothing is counted without an article, and a failed count shows no error', async () => {
  const missing = new FakeApi().refuse(getMapNotice, 'NOT_FOUND');
  renderInHost(routes.routes, '/news/notice/view?noticeNo=9', { api: missing });
  expect(await screen.findByText('삭제되었거나 주소가 잘못된 글입니다.')).toBeInTheDocument();
  expect(missing.requestsOf(countArticleView)).toEqual([]);

  const failing = new FakeApi()
    .answers(getMapNotice, { ...article, noticeNo: 3, isTop: false })
    .refuse(countArticleView, 'NOT_FOUND');
  renderInHost(routes.routes, '/news/notice/view?noticeNo=3', { api: failing });
  expect(await screen.findByText('본문')).toBeInTheDocument();
  await waitFor(() => expect(failing.requestsOf(countArticleView)).toHaveLength(1));
  expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
});
