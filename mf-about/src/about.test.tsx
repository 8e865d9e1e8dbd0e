import { screen, within } from '@testing-library/react';
import { association } from '@portal/shared/association';
import { renderInHost } from '@portal/shared/testing';
import routes from './routes.tsx';

test.each([
  ['/about/greeting', '회장 인사말'],
  ['/about/history', '연혁'],
  ['/about/orgnz-chart', '조직도'],
  ['/about/road', '오시는 길'],
  ['/about/ci', 'CI 소개'],
  ['/about/accessibility', '웹 접근성 안내'],
])('%s has the heading %s and the same title', async (path, title) => {
  renderInHost(routes.routes, path);
  expect(await screen.findByRole('heading', { level: 1 })).toHaveTextContent(title);
  expect(document.title).toBe(`${title} | 한빛외식업협회`);
});

test('the greeting is signed by the president of the association', async () => {
  renderInHost(routes.routes, '/about/greeting');
  expect(await screen.findByRole('img', { name: `${association.representative.name} 서명` })).toBeInTheDocument();
});

test('the history runs from the newest year to the foundation', async () => {
  renderInHost(routes.routes, '/about/history');
  const years = (await screen.findAllByRole('heading', { level: 3 })).map(({ textContent }) => Number(textContent));
  expect(years).toEqual([...years].sort((one, other) => other - one));
  expect(years.at(-1)).toBe(association.founded);
});

test('the address is shown as text, and map services open the street in a new tab', async () => {
  renderInHost(routes.routes, '/about/road');
  expect(await screen.findByText(`(${association.address.postCode}) ${association.address.text}`)).toBeInTheDocument();
  const map = screen.getByRole('link', { name: /카카오맵에서 보기/ });
  expect(map).toHaveAttribute('target', '_blank');
  expect(decodeURIComponent(map.getAttribute('href') ?? '')).toBe(
    'https://map.kakao.com/link/search/서울특별시 중구 한빛로 27',
  );
});

test('the chart names every department', async () => {
  renderInHost(routes.routes, '/about/orgnz-chart');
  const departments = within(await screen.findByRole('list', { name: '사무국 부서' })).getAllByRole('listitem');
  expect(departments).toHaveLength(8);
});
