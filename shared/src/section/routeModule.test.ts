import { isCompatible } from './routeModule.ts';

test.each([
  ['1.0.0', '1.0.0', true],
  ['1.0.9', '1.0.0', true],
  ['1.1.0', '1.2.0', true],
  ['1.2.0', '1.1.0', false],
  ['2.0.0', '1.9.0', false],
  ['0.9.0', '1.0.0', false],
])('a section built against %s in a shell of %s: %s', (section, host, expected) =>
  expect(isCompatible(section, host)).toBe(expected),
);
