import { act, renderHook } from '@testing-library/react';
import { useWholeView, type Whole } from './useWholeView.ts';

const VIEW_MS = 5 * 60_000;
const whole = { name: '홍길동' } as Whole;

function show() {
  const { result } = renderHook(() => useWholeView());
  act(() => result.current.show(whole));
  expect(result.current.whole).toBe(whole);
  return result;
}

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

test("a member's full data is dropped after five minutes", () => {
  const result = show();
  act(() => void jest.advanceTimersByTime(VIEW_MS - 1));
  expect(result.current.whole).toBe(whole);
  act(() => void jest.advanceTimersByTime(1));
  expect(result.current.whole).toBeNull();
});

test('a computer that slept meanwhile drops it on waking', () => {
  const result = show();
  jest.setSystemTime(Date.now() + VIEW_MS);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  expect(result.current.whole).toBeNull();
});
