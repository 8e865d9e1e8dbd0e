import { act, renderHook } from '@testing-library/react';
import { requestEnded, requestStarted, useLoadingVisible } from './loading.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('hides 300 ms after the last of several requests has ended', () => {
  const { result } = renderHook(() => useLoadingVisible());
  const visible = () => result.current;
  act(() => {
    requestStarted();
    requestStarted();
  });
  expect(visible()).toBe(true);
  act(() => requestEnded());
  act(() => void jest.advanceTimersByTime(1000));
  expect(visible()).toBe(true);
  act(() => requestEnded());
  act(() => void jest.advanceTimersByTime(299));
  expect(visible()).toBe(true);
  act(() => void jest.advanceTimersByTime(1));
  expect(visible()).toBe(false);
});
