import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Carousel } from './Carousel.tsx';

test('a server renders the first slide, without autoplay', () => {
  expect(typeof window).toBe('undefined');
  const slides = [1, 2].map((key) => ({ key, content: `안내 ${key}` }));
  const page = renderToString(createElement(Carousel, { label: '안내', slides }));
  expect(page).toMatch(/<li [^>]*data-shown="true"[^>]*>안내 1/);
  expect(page).toMatch(/<li [^>]*inert=""[^>]*>안내 2/);
  expect(page).toContain('aria-live="polite"');
  expect(page).toContain('자동 넘김 시작');
  // The policy of the pages forbids style attributes.
  expect(page).not.toContain('style=');
});
