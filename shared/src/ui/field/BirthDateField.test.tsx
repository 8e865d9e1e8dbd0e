import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { BirthDateField } from '../index.ts';
import { birthYears, daysOnOffer } from './birthDate.ts';

function Controlled({ start = '', heard }: { start?: string; heard: (birth: string) => void }) {
  const [birth, setBirth] = useState(start);
  return (
    <>
      <BirthDateField
        label="생년월일"
        value={birth}
        onChange={(next) => {
          setBirth(next);
          heard(next);
        }}
      />
      <button type="button" onClick={() => setBirth('20000131')}>
        불러오기
      </button>
    </>
  );
}

test('reports YYYYMMDD once all three are selected, and an empty string before', async () => {
  const heard = jest.fn();
  render(<Controlled heard={heard} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '년' }), '1966');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '월' }), '03');
  expect(heard).toHaveBeenLastCalledWith('');
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '일' }), '02');
  expect(heard).toHaveBeenLastCalledWith('19660302');
});

test('a day that the new month lacks must be selected again', async () => {
  const heard = jest.fn();
  render(<Controlled start="19990131" heard={heard} />);
  await userEvent.selectOptions(screen.getByRole('combobox', { name: '월' }), '02');
  expect(screen.getByRole('combobox', { name: '일' })).toHaveValue('');
  expect(heard).toHaveBeenLastCalledWith('');
  expect(
    within(screen.getByRole('combobox', { name: '일' })).queryByRole('option', { name: '29일' }),
  ).not.toBeInTheDocument();
});

test('displays a value set from outside', async () => {
  render(<Controlled heard={() => undefined} />);
  await userEvent.click(screen.getByRole('button', { name: '불러오기' }));
  expect(screen.getByRole('combobox', { name: '년' })).toHaveValue('2000');
  expect(screen.getByRole('combobox', { name: '일' })).toHaveValue('31');
});

test('a stored text that is not YYYYMMDD counts as empty, and a date can be selected', async () => {
  const heard = jest.fn();
  render(<Controlled start="1966-03-02" heard={heard} />);
  const list = (name: string) => screen.getByRole('combobox', { name });
  expect(list('년')).toHaveValue('');
  await userEvent.selectOptions(list('년'), '1966');
  expect(list('년')).toHaveValue('1966');
  await userEvent.selectOptions(list('월'), '03');
  await userEvent.selectOptions(list('일'), '02');
  expect(heard).toHaveBeenLastCalledWith('19660302');
});

test('offers the years of everybody alive and none in the future', () => {
  const years = birthYears(2026);
  expect([years[0], years.at(-1), years.length]).toEqual(['2026', '1906', 121]);
});

test('the empty list of years opens at the likely ones, with every year in order', () => {
  jest.useFakeTimers({ now: new Date('2026-11-22T00:00:00+09:00') });
  render(<BirthDateField label="생년월일" required value="" onChange={() => undefined} />);
  jest.useRealTimers();
  const list = screen.getByRole<HTMLSelectElement>('combobox', { name: '년' });
  const values = [...list.options].map(({ value }) => value);
  expect(list).toHaveValue('');
  expect(values.slice(list.selectedIndex - 1, list.selectedIndex + 2)).toEqual(['1972', '', '1971']);
  expect(values.filter(Boolean)).toEqual(birthYears(2026));
  expect(list).not.toHaveAttribute('required');
  expect(list).toHaveAttribute('aria-required', 'true');
});

test('handles leap years', () => {
  expect([daysOnOffer('2024', '02'), daysOnOffer('2025', '02'), daysOnOffer('', '')]).toEqual([29, 28, 31]);
});
