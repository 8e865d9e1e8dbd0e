import { provideFindLast } from './provideFindLast.ts';

const own = Object.getOwnPropertyDescriptor(Array.prototype, 'findLast');
afterEach(() => {
  if (own) Object.defineProperty(Array.prototype, 'findLast', own);
});

test('adds findLast to a browser without it, which does not change the list', () => {
  Reflect.deleteProperty(Array.prototype, 'findLast');
  provideFindLast();
  const numbers = [1, 2, 3, 4];
  expect(numbers.findLast((number) => number % 2 === 1)).toBe(3);
  expect(numbers.findLast((number) => number > 4)).toBeUndefined();
  expect(numbers).toEqual([1, 2, 3, 4]);
  expect(Object.keys(Array.prototype)).toEqual([]);
});

test('does not replace the browser’s own', () => {
  provideFindLast();
  expect(Object.getOwnPropertyDescriptor(Array.prototype, 'findLast')).toEqual(own);
});
