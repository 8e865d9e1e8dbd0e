import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderInHost } from '@portal/shared/testing';
import { BirthDate, DateField } from '../index.ts';

const open = async (Page: () => React.ReactNode) => {
  renderInHost([{ path: '/', Component: Page }], '/');
  await screen.findByRole('form');
};

describe('a date field', () => {
  const heard = jest.fn();
  function Filter() {
    const [day, setDay] = useState('2026-11-22');
    return (
      <form aria-label="찾기">
        <DateField
          label="시작일"
          name="from"
          value={day}
          onChange={(next) => {
            heard(next);
            setDay(next);
          }}
        />
      </form>
    );
  }
  const box = () => screen.getByRole('textbox', { name: '시작일' });
  beforeEach(() => heard.mockClear());

  test('displays yy.MM.dd and returns YYYY-MM-DD, also in a form read by its names', async () => {
    await open(Filter);
    expect(box()).toHaveValue('26.11.22');
    await userEvent.clear(box());
    await userEvent.type(box(), '2026-12-01');
    await userEvent.tab();
    expect(heard.mock.calls).toEqual([[''], ['2026-12-01']]);
    expect(box()).toHaveValue('26.12.01');
    expect(new FormData(screen.getByRole('form')).get('from')).toBe('2026-12-01');
  });

  test('shows the expected format, and leaves the typed text in place', async () => {
    await open(Filter);
    await userEvent.clear(box());
    await userEvent.type(box(), '26.02.30');
    await userEvent.tab();
    expect(box()).toHaveAccessibleDescription('날짜를 26.11.22처럼 입력해주세요.');
    expect(box()).toHaveValue('26.02.30');
  });

  test('takes a day from the calendar, which opens at today and is operated by keys', async () => {
    await open(Filter);
    await userEvent.click(screen.getByRole('button', { name: '시작일 달력에서 고르기' }));
    expect(await screen.findByRole('dialog', { name: '시작일' })).toBeInTheDocument();
    expect(await screen.findByRole('button', { name: /2026년 11월 22일.*선택됨/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight}{Enter}');
    await screen.findByDisplayValue('26.11.30');
    expect(heard).toHaveBeenLastCalledWith('2026-11-30');
  });
});

test('the calendar of a birth date opens at a likely year', async () => {
  renderInHost([{ path: '/', element: <BirthDate label="생년월일" onChange={() => undefined} /> }], '/');
  await userEvent.click(await screen.findByRole('button', { name: '생년월일 달력에서 고르기' }));
  expect(await screen.findByRole('grid', { name: /1971/ })).toBeInTheDocument();
});

test('the calendar of a birth date offers no day in the future', async () => {
  function Person() {
    const [birth, setBirth] = useState('19660302');
    return (
      <form aria-label="신청">
        <BirthDate label="생년월일" value={birth} onChange={setBirth} />
      </form>
    );
  }
  await open(Person);
  await userEvent.click(screen.getByRole('button', { name: '생년월일 달력에서 고르기' }));
  const years = await screen.findByRole('combobox', { name: '연도 선택' });
  expect([...years.querySelectorAll('option')].map(({ value }) => Number(value)).toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: 121 }, (_, index) => 2026 - 120 + index),
  );
  await userEvent.click(screen.getByRole('button', { name: /1966년 3월 15일/ }));
  await screen.findByRole('form');
  expect(screen.getByRole('combobox', { name: '일' })).toHaveValue('15');
});
