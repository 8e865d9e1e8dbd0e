import { act, fireEvent, render, screen } from '@testing-library/react';
import { SEARCH_DEBOUNCE_MS, SearchBox } from '../index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const box = () => screen.getByRole('searchbox');
const type = (words: string) => fireEvent.change(box(), { target: { value: words } });
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));

function show(defaultValue = '') {
  const onSearch = jest.fn();
  const { rerender } = render(<SearchBox label="찾기" defaultValue={defaultValue} onSearch={onSearch} />);
  const hand = (value: string) => rerender(<SearchBox label="찾기" defaultValue={value} onSearch={onSearch} />);
  return { onSearch, hand };
}

test('searches 600 ms after the last letter, once', () => {
  const { onSearch } = show();
  expect(SEARCH_DEBOUNCE_MS).toBe(600);
  type('위');
  pass(599);
  type(' 위생 ');
  pass(599);
  expect(onSearch).not.toHaveBeenCalled();
  pass(1);
  expect(onSearch).toHaveBeenCalledTimes(1);
  expect(onSearch).toHaveBeenCalledWith('위생', true);
  type('위생');
  pass(600);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('the button searches immediately and only once', () => {
  const { onSearch } = show();
  type('위생');
  fireEvent.click(screen.getByRole('button', { name: '검색' }));
  expect(onSearch).toHaveBeenCalledWith('위생', false);
  pass(60_000);
  expect(onSearch).toHaveBeenCalledTimes(1);
});

test('typed text stays while the words of the last search arrive by the URL', () => {
  const { onSearch, hand } = show();
  type('위생');
  pass(600);
  type('위생 교');
  hand('위생');
  expect(box()).toHaveValue('위생 교');
  pass(600);
  expect(onSearch).toHaveBeenLastCalledWith('위생 교', true);
});

test('takes over words from outside, and does not search for the typed ones', () => {
  const { onSearch, hand } = show('위생');
  type('위생교');
  hand('');
  expect(box()).toHaveValue('');
  pass(60_000);
  expect(onSearch).not.toHaveBeenCalled();
});
