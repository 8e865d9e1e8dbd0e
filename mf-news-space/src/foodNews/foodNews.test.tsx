import { screen } from '@testing-library/react';
import { fetchNewsList, getMapNews } from '@portal/shared/contract/news';
import { FakeApi, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const news = {
  newsNo: 7,
  title: '김밥, 해외 매장 1천 곳 넘어',
  summary: '북미와 유럽에서 김밥 전문점이 늘고 있습니다.',
  source: '한식신문',
  url: 'https://news.example.org/1',
  imagePath: 'pictures/food/1.svg',
  regDate: '2026-11-19T09:00:00+09:00',
};
const alone = {};
const openPage = (content: string, url = news.url) =>
  renderInHost(routes.routes, '/news/kfood/view?newsNo=7', {
    api: new FakeApi().answers(getMapNews, { ...news, url, content, ...alone }),
  });

test('each item of the list leads to a page of its own on this site', async () => {
  renderInHost(routes.routes, '/news/kfood', { api: new FakeApi().answers(fetchNewsList, { list: [news] }) });
  expect(await screen.findByRole('link', { name: news.title })).toHaveAttribute('href', '/news/kfood/view?newsNo=7');
  expect(screen.getByText('한식신문')).toBeInTheDocument();
});

test('a text published here is read here, with its picture and its publisher', async () => {
  const { container } = openPage('<p>런던에서 시작한 작은 가게였다.</p>');
  expect(await screen.findByText('런던에서 시작한 작은 가게였다.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1, name: news.title })).toBeInTheDocument();
  expect(container.querySelector('img')).toHaveAttribute('src', '/files/pictures/food/1.svg');
  expect(screen.getByText('한식신문')).toBeInTheDocument();
  expect(screen.queryByText(/^조회/)).not.toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /원문 보기/ })).not.toBeInTheDocument();
});

test('for another publisher’s text the summary is shown, with a link that opens in a new tab', async () => {
  openPage('');
  const link = await screen.findByRole('link', { name: '원문 보기 (새 창)' });
  expect(link).toHaveAttribute('href', 'https://news.example.org/1');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText(news.summary)).toBeInTheDocument();
});

test('an unsafe address is not a link', async () => {
  openPage('', 'javascript:alert(1)');
  expect(await screen.findByRole('heading', { level: 1, name: news.title })).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: /원문 보기/ })).not.toBeInTheDocument();
});
