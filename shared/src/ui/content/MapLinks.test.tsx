import { render, screen } from '@testing-library/react';
import { MapButtons, MapLinks } from './MapLinks.tsx';

test.each([
  ['links', MapLinks, '네이버 지도 (새 창)'],
  ['buttons', MapButtons, '네이버 지도에서 보기 (새 창)'],
])('three services open the street, without the floor, in a new tab: %s', (_look, Maps, name) => {
  render(<Maps address="서울 중구 한빛로 27, 3층" />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
    'https://map.kakao.com/link/search/서울 중구 한빛로 27',
    'https://map.naver.com/p/search/서울 중구 한빛로 27',
    'https://www.google.com/maps/search/?api=1&query=서울 중구 한빛로 27',
  ]);
  for (const link of links) {
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
  }
  expect(links[1]).toHaveAccessibleName(`‘서울 중구 한빛로 27, 3층’ ${name}`);
});
