import { screen } from '@testing-library/react';
import { fetchNewsList } from '@portal/shared/contract/news';
import { FakeApi, listOfAll, renderInHost } from '@portal/shared/testing';
import routes from '../routes.tsx';

const news = {
  newsNo: 1,
  title: '김밥, 해외 매장 1천 곳 넘어',
  summary: '북미와 유럽에서 김밥 전문점이 늘고 있습니다.',
  source: '한식신문',
  url: 'https://news.example.org/1',
  imagePath: '',
  regDate: '2026-11-19T09:00:00+09:00',
};

test('an item links to where it was published, in a new tab', async () => {
  renderInHost(routes.routes, '/news/kfood', { api: new FakeApi().answer(fetchNewsList, listOfAll([news])) });
  const link = await screen.findByRole('link', { name: /김밥, 해외 매장 1천 곳 넘어 \(새 창\)/ });
  expect(link).toHaveAttribute('href', 'https://news.example.org/1');
  expect(link).toHaveAttribute('target', '_blank');
  expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  expect(screen.getByText('한식신문')).toBeInTheDocument();
});

test('an item with an invalid URL is shown without a link', async () => {
  renderInHost(routes.routes, '/news/kfood', {
    api: new FakeApi().answer(fetchNewsList, listOfAll([{ ...news, url: 'javascript:alert(1)' }])),
  });
  expect(await screen.findByText(news.title)).toBeInTheDocument();
  expect(screen.queryByRole('link', { name: new RegExp(news.title) })).not.toBeInTheDocument();
});
