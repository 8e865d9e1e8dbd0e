import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BirthDateField, Checkbox, RadioGroup, SelectField, TextAreaField, TextField } from '../index.ts';

test('label, hint and error are linked to the control', () => {
  render(
    <TextField
      label="휴대폰 번호"
      hint="숫자만 입력해주세요."
      error="휴대폰 번호를 입력해주세요."
      required
      name="phone"
    />,
  );
  const input = screen.getByRole('textbox', { name: /휴대폰 번호/ });
  expect(input).toHaveAccessibleDescription('숫자만 입력해주세요. 휴대폰 번호를 입력해주세요.');
  expect(input).toBeInvalid();
  expect(input).toBeRequired();
});

test.each([
  ['required', '(필수)'],
  ['optional', '(선택)'],
])('what is %s is marked after its label, in every kind of field', (necessity, mark) => {
  const said = { [necessity]: true };
  render(
    <>
      <TextField label="이름" {...said} />
      <TextAreaField label="내용" {...said} />
      <SelectField label="은행명" options={[]} {...said} />
      <BirthDateField label="생년월일" onChange={() => undefined} {...said} />
      <Checkbox label="이용약관에 동의합니다." {...said} />
    </>,
  );
  expect(screen.getByRole('textbox', { name: `이름 ${mark}` })).toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: `내용 ${mark}` })).toBeInTheDocument();
  expect(screen.getByRole('combobox', { name: `은행명 ${mark}` })).toBeInTheDocument();
  expect(screen.getByRole('group', { name: `생년월일 ${mark}` })).toBeInTheDocument();
  expect(screen.getByRole('checkbox', { name: `이용약관에 동의합니다. ${mark}` })).toBeInTheDocument();
});

test('a field without an error is valid and references no missing description', () => {
  render(<TextField label="이름" />);
  const input = screen.getByRole('textbox', { name: '이름' });
  expect(input).toBeValid();
  expect(input).not.toHaveAttribute('aria-describedby');
});

test('two fields with the same name on one page keep their own labels', () => {
  render(
    <>
      <TextField label="신청인" name="name" />
      <TextField label="예금주" name="name" />
    </>,
  );
  expect(screen.getByLabelText('신청인')).not.toBe(screen.getByLabelText('예금주'));
});

test('the first option of a list means no selection', async () => {
  render(
    <SelectField label="은행명" placeholder="은행을 선택해주세요" options={[{ value: '004', label: '한빛은행' }]} />,
  );
  const list = screen.getByRole('combobox', { name: '은행명' });
  expect(list).toHaveValue('');
  await userEvent.selectOptions(list, '한빛은행');
  expect(list).toHaveValue('004');
});

test('a group of options has a name, and its error is announced', async () => {
  render(
    <RadioGroup
      legend="응시 등급"
      name="rating"
      error="등급을 선택해주세요."
      options={[
        { value: 1, label: '1급' },
        { value: 2, label: '2급' },
      ]}
    />,
  );
  expect(screen.getByRole('radiogroup', { name: '응시 등급' })).toHaveAccessibleDescription('등급을 선택해주세요.');
  await userEvent.click(screen.getByText('2급'));
  expect(screen.getByRole('radio', { name: '2급' })).toBeChecked();
});

test('a checkbox can be toggled by its label', async () => {
  render(<Checkbox label="약관에 동의합니다." error="약관에 동의해주세요." />);
  const box = screen.getByRole('checkbox', { name: '약관에 동의합니다.' });
  expect(box).toHaveAccessibleDescription('약관에 동의해주세요.');
  await userEvent.click(screen.getByText('약관에 동의합니다.'));
  expect(box).toBeChecked();
});
