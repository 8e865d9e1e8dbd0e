import { TEXT_SIZE_KEY, TEXT_SIZE_SCRIPT } from './textSizeScript.ts';

const run = () => void new Function(TEXT_SIZE_SCRIPT)();
const size = () => document.documentElement.style.fontSize;

afterEach(() => {
  localStorage.clear();
  document.documentElement.style.fontSize = '';
});

test.each([
  ['125', '125%'],
  [null, ''],
  ['1e9', ''],
  ['125%;color:red', ''],
])('a stored size of %s is applied as “%s”', (stored, applied) => {
  if (stored) localStorage.setItem(TEXT_SIZE_KEY, stored);
  run();
  expect(size()).toBe(applied);
});

test('where the browser stores nothing, the text has its normal size', () => {
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(run).not.toThrow();
  expect(size()).toBe('');
});
