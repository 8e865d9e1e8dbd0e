import { CalendarDays } from 'lucide-react';
import { seoulDay, serverNow } from '../../time/index.ts';
import { BirthDateField, birthYears, Button, likelyBirthYear, type BirthDateFieldProps } from '../../ui/index.ts';
import { openCalendar } from './openCalendar.ts';

/** `19660302` from `1966-03-02`, and back. */
const toBirth = (day: string) => day.replaceAll('-', '');
const toDay = (birth: string) => birth.replace(/^(\d{4})(\d{2})(\d{2})$/, '$1-$2-$3');

/**
 * Birth date as three lists with an optional calendar. Lists are faster for a year long ago, and a two-digit year would
 * be ambiguous.
 */
export function BirthDate({ value, onChange, ...field }: BirthDateFieldProps) {
  const choose = async () => {
    const today = seoulDay(serverNow());
    const thisYear = Number(today.slice(0, 4));
    const chosen = await openCalendar({
      title: '생년월일',
      day: value ? toDay(value) : null,
      first: `${birthYears(thisYear).at(-1)}-01-01`,
      last: today,
      opensAt: `${likelyBirthYear(thisYear)}-01-01`,
    });
    if (chosen !== undefined) onChange(toBirth(chosen));
  };
  return (
    <BirthDateField {...field} value={value} onChange={onChange}>
      <Button
        variant="secondary"
        icon={<CalendarDays />}
        disabled={field.disabled}
        aria-label="생년월일 달력에서 고르기"
        onClick={() => void choose()}
      >
        달력에서 고르기
      </Button>
    </BirthDateField>
  );
}
