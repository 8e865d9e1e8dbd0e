import { act, fireEvent, render, screen } from '@testing-library/react';
import { Button, Dialog, DOUBLE_TAP_MS } from '../index.ts';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show() {
  const onClose = jest.fn();
  const onPress = jest.fn();
  render(
    <Dialog title="수강증" onClose={onClose}>
      <Button onClick={onPress}>인쇄</Button>
    </Dialog>,
  );
  return { onClose, onPress, button: screen.getByRole('button', { name: '인쇄' }) };
}
/** Press outside the dialog. */
const pressVeil = () => {
  // Radix adds its listener one task after the render.
  act(() => jest.advanceTimersByTime(1));
  fireEvent.pointerDown(document.body, { pointerType: 'mouse' });
};

test('the second tap of a double tap that opened a dialog presses nothing in it and does not close it', () => {
  expect(DOUBLE_TAP_MS).toBe(300);
  const { onClose, onPress, button } = show();
  fireEvent.click(button, { detail: 2 });
  expect(onPress).not.toHaveBeenCalled();
  pressVeil();
  expect(onClose).not.toHaveBeenCalled();
});

test('a single tap works immediately, a double tap and a press outside the dialog after 300 ms', () => {
  const { onClose, onPress, button } = show();
  fireEvent.click(button, { detail: 1 });
  expect(onPress).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(300));
  fireEvent.click(button, { detail: 2 });
  expect(onPress).toHaveBeenCalledTimes(2);
  pressVeil();
  expect(onClose).toHaveBeenCalledTimes(1);
});
