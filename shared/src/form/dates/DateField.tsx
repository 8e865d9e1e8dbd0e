import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Button, Field, TextInput, type FieldTexts } from '../../ui/index.ts';
import styles from './DateField.module.css';
import { openCalendar } from './openCalendar.ts';
import { readDay, showDay } from './typedDay.ts';

/** Selectable days of a filter. */
const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

const NOT_A_DAY = '날짜를 26.11.22처럼 입력해주세요.';

interface DateFieldProps extends FieldTexts {
  label: string;
  /** YYYY-MM-DD, or empty. */
  value: string;
  /**
   * Called with YYYY-MM-DD once a whole day is typed or selected, and with an empty string when the field is cleared.
   */
  onChange: (day: string) => void;
  /** Name of the field in a form read by names; its value there is YYYY-MM-DD. */
  name?: string;
  first?: string;
  last?: string;
  /** Id to which error messages link. */
  id?: string;
  /** Passes an invalid day on as typed, so that the form's schema rejects it instead of ignoring it. */
  givesTyped?: boolean;
  onLeave?: () => void;
}

/** Date field with a calendar. Displays yy.MM.dd and returns YYYY-MM-DD (specification §9). */
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
  /** Typed text while the field has the focus; null when the value is displayed. */
  const [typed, setTyped] = useState<string | null>(null);
  const [isWrong, setWrong] = useState(false);

  const type = (text: string) => {
    setTyped(text);
    setWrong(false);
    const day = text.trim() === '' ? '' : (readDay(text) ?? (givesTyped ? text : null));
    if (day !== null && day !== value) onChange(day);
  };
  // An invalid day stays in the field with an error, so that it need not be retyped.
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
            placeholder="연.월.일"
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
