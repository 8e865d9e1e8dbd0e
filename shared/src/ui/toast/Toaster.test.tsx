import { act, fireEvent, render, screen } from '@testing-library/react';
import { toast, Toaster } from '../index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('a toast from anywhere is announced politely and immediately, without loading code', () => {
  render(<Toaster />);
  const region = screen.getByRole('status');
  expect(region).toHaveAttribute('aria-live', 'polite');
  act(() => toast('저장되었습니다.'));
  act(() => toast('삭제되었습니다.'));
  expect(region).toHaveTextContent('저장되었습니다.삭제되었습니다.');
});

test('each stays for three seconds, and longer while a pointer is on it', () => {
  render(<Toaster />);
  act(() => toast('저장되었습니다.'));
  act(() => jest.advanceTimersByTime(2000));
  act(() => toast('삭제되었습니다.'));
  act(() => jest.advanceTimersByTime(1000));
  expect(screen.queryByText('저장되었습니다.')).toBeNull();

  const second = screen.getByText('삭제되었습니다.');
  fireEvent.pointerEnter(second);
  act(() => jest.advanceTimersByTime(60_000));
  expect(second).toBeInTheDocument();
  fireEvent.pointerLeave(second);
  act(() => jest.advanceTimersByTime(3000));
  expect(second).not.toBeInTheDocument();
});
