import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { phoneOf } from '../../rules/index.ts';
import { NumberField } from './NumberField.tsx';

const open = () => {
  const onChange = jest.fn(({ target }: { target: HTMLInputElement }) => target.value);
  render(<NumberField label="휴대폰 번호" read={phoneOf} onChange={onChange} />);
  return { field: screen.getByLabelText<HTMLInputElement>('휴대폰 번호'), onChange };
};

test.each([
  '\u202d010-1234-5678\u202c',
  '+82 (0)10-1234-5678',
  '０１０－１２３４－５６７８',
  '휴대폰: 010 - 1234 - 5678',
])('%j is pasted as the number it represents', async (pasted) => {
  const { field, onChange } = open();
  await userEvent.click(field);
  await userEvent.paste(pasted);
  expect(field).toHaveValue('01012345678');
  expect(onChange).toHaveLastReturnedWith('01012345678');
});

test('no digit of a too long number is cut off', async () => {
  const { field } = open();
  await userEvent.click(field);
  await userEvent.paste('010-1234-56789012');
  expect(field).toHaveValue('010123456789012');
});

test('a digit inserted in the middle leaves the caret behind it', async () => {
  const { field } = open();
  await userEvent.type(field, '01045678');
  await userEvent.type(field, '1-2-3', { initialSelectionStart: 3, initialSelectionEnd: 3 });
  expect(field).toHaveValue('01012345678');
  expect(field.selectionStart).toBe(6);
});

test('nothing is rewritten during input composition', () => {
  const { field, onChange } = open();
  fireEvent.compositionStart(field);
  fireEvent.input(field, { target: { value: '010ㅎ' }, isComposing: true });
  expect(field).toHaveValue('010ㅎ');
  fireEvent.compositionEnd(field);
  expect(field).toHaveValue('010');
  expect(onChange).toHaveLastReturnedWith('010');
});
