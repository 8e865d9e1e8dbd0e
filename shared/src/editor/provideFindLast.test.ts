import { provideFindLast } from './provideFindLast.ts';

const own = Object.getOwnPropertyDescriptor(Array.prototype, 'findLast');
afterEach(() => {
  if (own) Object.defineProperty(Array.prototype, 'findLast', own);
});

test('a browser without findLast gets one, which leaves the list as it is', () => {
  Reflect.deleteProperty(Array.prototype, 'findLast');
  provideFindLast();
  const numbers = [1, 2, 3, 4];
  expect(numbers.findLast((number) => number % 2 === 1)).toBe(3);
  expect(numbers.findLast((number) => number > 4)).toBeUndefined();
  expect(numbers).toEqual([1, 2, 3, 4]);
  expect(Object.keys(Array.prototype)).toEqual([]);
});

test('a browser’s own stays', () => {
  provideFindLast();
  expect(Object.getOwnPropertyDescriptor(Array.prototype, 'findLast')).toEqual(own);
});
