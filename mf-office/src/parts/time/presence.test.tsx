import { fireEvent, render } from '@testing-library/react';
import { isNobodyThere, useReportPresence } from './presence.ts';
import { useAgain } from './useAgain.ts';

const MINUTE_MS = 60_000;

function Page({ ask, again = () => undefined }: { ask: () => void; again?: () => void }) {
  useReportPresence(ask);
  useAgain(again);
  return <textarea aria-label="본문" />;
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an employee who types for long without a call sends one every twenty minutes; an idle page sends none', () => {
  const ask = jest.fn();
  const { getByLabelText, unmount } = render(<Page ask={ask} />);
  const type = () => fireEvent.keyDown(getByLabelText('본문'));
  jest.advanceTimersByTime(19 * MINUTE_MS);
  type();
  expect(ask).not.toHaveBeenCalled();
  jest.advanceTimersByTime(2 * MINUTE_MS);
  expect(ask).not.toHaveBeenCalled();
  type();
  type();
  expect(ask).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(21 * MINUTE_MS);
  fireEvent.pointerDown(document.body);
  expect(ask).toHaveBeenCalledTimes(2);
  unmount();
  jest.advanceTimersByTime(21 * MINUTE_MS);
  fireEvent.pointerDown(document.body);
  expect(ask).toHaveBeenCalledTimes(2);
});

test('what asks again by itself rests when nobody has been there for half an hour, and goes on when somebody is', () => {
  const again = jest.fn();
  render(<Page ask={() => undefined} again={again} />);
  fireEvent.keyDown(document.body);
  jest.advanceTimersByTime(29 * MINUTE_MS);
  expect(again).toHaveBeenCalled();
  expect(isNobodyThere()).toBe(false);
  jest.advanceTimersByTime(2 * MINUTE_MS);
  expect(isNobodyThere()).toBe(true);
  again.mockClear();
  jest.advanceTimersByTime(MINUTE_MS);
  expect(again).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body);
  jest.advanceTimersByTime(5000);
  expect(again).toHaveBeenCalled();
});
