import { newerStyles } from './newerStyles.ts';

const found = (styles: string) => newerStyles(styles).map(({ name }) => name);

test('what a supported browser drops is found at its position', () => {
  expect(newerStyles('a {}\n  b:has(c) { color: red }')).toEqual([{ name: ':has(', line: 2, column: 2 }]);
  expect(found('@media print { p:not(:has(q), r) { color: red } }')).toEqual([':has(']);
  expect(found('a { grid-template-rows: subgrid; color: color-mix(in srgb, red, blue) }')).toEqual([
    'subgrid',
    'color-mix',
  ]);
  expect(found('a { height: calc(100dvh - 1rem) } @container (width > 1rem) { a { b { top: 0 } } }')).toEqual([
    'dvh',
    '@container',
    'nesting',
  ]);
  expect(found('@media print { a { zoom: 0.8 } }')).toEqual(['zoom']);
});

test('what is tested for, or has a fallback before it, is allowed', () => {
  expect(found('@supports selector(:has(a)) { @media print { b:has(c) { color: red } } }')).toEqual([]);
  expect(
    found('@supports (color: color-mix(in srgb, red, red)) { a { color: color-mix(in srgb, red, blue) } }'),
  ).toEqual([]);
  expect(found('@supports (zoom: 1) { a { zoom: 0.8 } }')).toEqual([]);
  expect(found('a { height: 100vh; height: 100dvh; color: var(--subgrids) }')).toEqual([]);
});

test('a fallback after it, or a test for something else, allows nothing', () => {
  expect(found('a { height: 100dvh; height: 100vh }')).toEqual(['dvh']);
  expect(found('@supports (display: grid) { b:has(c) { color: red } }')).toEqual([':has(']);
});
