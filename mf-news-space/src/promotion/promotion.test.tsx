import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getListBoxReply } from '@portal/shared/contract/reply';
import { countPostView, getListBoxPromotion, getMapPromotion, postIntPromotion } from '@portal/shared/contract/space';
import { aMember, FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import { write } from '../parts/testing/write.ts';
import routes from '../routes.tsx';

const promotion = {
  promotionNo: 4,
  title: '겨울 굴국밥을 시작합니다',
  summary: '통영 굴로 끓인 국밥입니다.',
  writer: '홍*동',
  regDate: '2026-11-18T10:00:00+09:00',
  viewCnt: 7,
  imagePath: 'uploads/1.webp',
  isMine: false,
  shopName: '한빛국밥',
  url: 'https://gukbap.example/',
  postCode: '04524',
  shopAddress: '서울 중구 세종대로 110',
  shopAddress2: '1층',
  shopPhone: '021234567',
  replyCnt: 2,
};
const open = (path: string, api: FakeApi) =>
  renderInHost(routes.routes, path, {
    api: api.answer(getListBoxReply, listOfAll([])).answer(countPostView, 8),
    user: aMember(),
  });

// The editor takes longer to load for the first time than a query's timeout.
beforeAll(() => import('../parts/writing/PostEditor.tsx'));
beforeEach(() => sessionStorage.clear());

test('the list shows shop, first words and picture', async () => {
  const { container } = open('/space/promotion', new FakeApi().answers(getListBoxPromotion, { list: [promotion] }));
  expect(await screen.findByText('한빛국밥')).toBeInTheDocument();
  expect(screen.getByText(promotion.summary)).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/files/uploads/1.webp');
});

test.each([
  ['https://gukbap.example/', 1],
  ['', 0],
  ['javascript:alert(1)', 0],
])('a shop with the URL %p has %i links to it', async (url, links) => {
  open(
    '/space/promotion/view?promotionNo=4',
    new FakeApi().answers(getMapPromotion, {
      ...promotion,
      url,
      content: '<p>본문</p>',
      files: [],
      editedAt: null,
      previous: null,
      next: null,
    }),
  );
  await screen.findByText('본문');
  expect(screen.queryAllByRole('link', { name: /업소 홈페이지 보기/ })).toHaveLength(links);
});

test('an invalid URL is rejected with a message', async () => {
  const api = new FakeApi().answer(postIntPromotion, 5);
  open('/space/promotion/write', api);
  await userEvent.type(await screen.findByLabelText(/제목/), '새 메뉴');
  await write('드시러 오세요.');
  await userEvent.type(screen.getByLabelText('업소 홈페이지 (선택)'), 'ftp://shop');
  await userEvent.click(screen.getByRole('button', { name: '올리기' }));
  expect(await screen.findByRole('alert', { name: '입력 내용 확인' })).toHaveTextContent(
    '홈페이지 주소를 https://로 시작하는 형식으로 입력해주세요.',
  );
  expect(api.requestsOf(postIntPromotion)).toHaveLength(0);
});

test('a promotion is sent with its shop', async () => {
  const api = new FakeApi().answer(postIntPromotion, 5).refuse(getMapPromotion, 'NOT_FOUND');
  open('/space/promotion/write', api);
  await userEvent.type(await screen.findByLabelText('업소명 (선택)'), '한빛국밥');
  await userEvent.type(screen.getByLabelText(/제목/), '새 메뉴');
  await write('드시러 오세요.');
  await userEvent.type(screen.getByLabelText('업소 전화번호 (선택)'), '02-123-4567');
  await userEvent.type(screen.getByLabelText('업소 홈페이지 (선택)'), 'gukbap.example');
  await userEvent.click(screen.getByRole('button', { name: '올리기' }));
  await waitFor(() =>
    expect(api.requestsOf(postIntPromotion)[0]?.input).toEqual({
      title: '새 메뉴',
      content: '<p>드시러 오세요.</p>',
      shopName: '한빛국밥',
      url: 'gukbap.example',
      postCode: '',
      shopAddress: '',
      shopAddress2: '',
      shopPhone: '021234567',
      files: [],
    }),
  );
});

test("the page shows each photo once, the shop's address, and maps of it", async () => {
  const files = ['uploads/2.webp', 'uploads/1.webp', 'uploads/menu.pdf'].map((path) => ({
    path,
    fileName: path,
    size: 1,
  }));
  open(
    '/space/promotion/view?promotionNo=4',
    new FakeApi().answers(getMapPromotion, {
      ...promotion,
      content: '<p>본문</p>',
      files,
      editedAt: null,
      previous: null,
      next: null,
    }),
  );
  await screen.findByText('본문');
  const photos = screen.getAllByRole('img', { name: /^한빛국밥 사진/ });
  expect(photos.map((photo) => photo.getAttribute('src'))).toEqual(['/files/uploads/1.webp', '/files/uploads/2.webp']);
  expect(screen.getByText('첨부파일')).toHaveTextContent('1개');
  expect(screen.getByText('(04524) 서울 중구 세종대로 110, 1층')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '02-123-4567' })).toHaveAttribute('href', 'tel:021234567');
  const map = screen.getByRole('link', { name: '‘서울 중구 세종대로 110’ 카카오맵에서 보기 (새 창)' });
  expect(map).toHaveAttribute(
    'href',
    `https://map.kakao.com/link/search/${encodeURIComponent('서울 중구 세종대로 110')}`,
  );
  expect(map).toHaveAttribute('rel', 'noopener noreferrer');
  expect(map).toHaveAttribute('target', '_blank');
});
