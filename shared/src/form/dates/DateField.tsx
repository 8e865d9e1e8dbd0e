import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Button, Field, TextInput, type FieldTexts } from '../../ui/index.ts';
import styles from './DateField.module.css';
import { openCalendar } from './openCalendar.ts';
import { readDay, showDay } from './typedDay.ts';

/** The days that the calendar of a filter offers. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

const NOT_A_DAY = '날짜를 26.11.22처럼 입력해주세요.';

interface DateFieldProps extends FieldTexts {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  /** Called with YYYY-MM-DD once a whole day is typed or chosen, with an empty text when the field is emptied. */
  onChange: (day: string) => void;
  /** The field's name in a form that is read by its names; it then holds YYYY-MM-DD. */
  name?: string;
  first?: string;
  last?: string;
  /** What messages about the field lead to. */
  id?: string;
  /** What is no day is given as it was typed: the form's schema says what is wrong, and nothing else is sent for it. */
  givesTyped?: boolean;
  onLeave?: () => void;
}

/** A day to type, or to choose from a calendar. It shows yy.MM.dd and gives YYYY-MM-DD (specification §9). */
export function DateField({
  value,
  onChange,
  name,
  first = FIRST_DAY,
  last = LAST_DAY,
  givesTyped = false,
  onLeave,
  ...texts
}: DateFieldProps) {
  /** What is being typed, as long as the field has the focus; null when the value is shown. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
    const day = text.trim() === '' ? '' : (readDay(text) ?? (givesTyped ? text : null));
    if (day !== null && day !== value) onChange(day);
  };
  // What is no day stays in the field, with the reason: nobody has to type it all again.
  const leave = () => {
    onLeave?.();
    if (typed === null) return;
    const isDay = typed.trim() === '' || readDay(typed) !== null;
    setWrong(!isDay);
    if (isDay) setTyped(null);
  };
  const choose = async () => {
    const day = await openCalendar({ title: texts.label, day: readDay(value), first, last });
    if (day === undefined) return;
    setTyped(null);
    setWrong(false);
    onChange(day);
  };

  return (
    <Field {...texts} error={isWrong ? NOT_A_DAY : texts.error}>
      {(control) => (
        <div className={styles.root}>
          <TextInput
            {...control}
            inputMode="numeric"
            autoComplete="off"
            placeholder="26.11.22"
            value={typed ?? showDay(value)}
            onChange={(event) => type(event.target.value)}
            onBlur={leave}
          />
          {name && <input type="hidden" name={name} value={value} />}
          <Button variant="secondary" aria-label={`${texts.label} 달력에서 고르기`} onClick={() => void choose()}>
            <CalendarDays aria-hidden="true" />
          </Button>
        </div>
      )}
    </Field>
  );
}
