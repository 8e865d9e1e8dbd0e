import { wholeNumbers } from './wholeNumbers.ts';

const whole = (html: string) => wholeNumbers(html, 'w');

test.each([
  ['<td>킨텍스로 217-60</td>', '<td>킨텍스로 <span class="w">217-60</span></td>'],
  ['02-555-0100, 2026-11-28', '<span class="w">02-555-0100</span>, <span class="w">2026-11-28</span>'],
])('numbers with hyphens stay on one line: %s', (html, expected) => {
  expect(whole(html)).toBe(expected);
});

test.each([
  '',
  '3 - 4, -5, 가-나, 2026.11.28',
  '<a href="tel:02-555-0100" title="a > 1-2">전화</a>',
  '<img alt=\'1-2 "3-4"\' src="/a-1-2.webp">',
  '123456789-123456789-1',
])('other text is unchanged: %s', (html) => {
  expect(whole(html)).toBe(html);
});
