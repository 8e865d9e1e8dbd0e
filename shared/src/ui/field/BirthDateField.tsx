import { useId, useState, type ReactNode, type Ref } from 'react';
import { seoulDay, serverNow } from '../../time/index.ts';
import { birthYears, daysOnOffer, joinBirth, likelyBirthYear, splitBirth, type BirthParts } from './birthDate.ts';
import choiceStyles from './choice.module.css';
import { Select } from './controls.tsx';
import styles from './Field.module.css';
import { FieldError, NecessityMark, type FieldTexts } from './Field.tsx';

export interface BirthDateFieldProps extends FieldTexts {
  /** YYYYMMDD, or empty. */
  value?: string | undefined;
  /** Called with YYYYMMDD once year, month and day are selected, with an empty string before. */
  onChange: (birth: string) => void;
  onBlur?: () => void;
  name?: string;
  /** List of years, which is focused on an error. */
  ref?: Ref<HTMLSelectElement>;
  disabled?: boolean | undefined;
  /** Alternative input next to the lists. */
  children?: ReactNode;
}

const yearOption = (year: string) => (
  <option key={year} value={year}>
    {year}년
  </option>
);

const twoDigits = (length: number) => Array.from({ length }, (_, index) => String(index + 1).padStart(2, '0'));

/** Birth date as three lists; with react-hook-form use `Controller` and spread its `field`. */
export function BirthDateField({
  label,
  hint,
  error,
  required,
  optional,
  value,
  onChange,
  onBlur,
  name,
  ref,
  disabled,
  children,
}: BirthDateFieldProps) {
  const id = useId();
  const [parts, setParts] = useState<BirthParts>(() => splitBirth(value ?? ''));
  const given = splitBirth(value ?? '');
  // The caller has set another value: a reset, or a restored draft. A stored text that is not a date counts as empty.
  if (value !== undefined && joinBirth(given) !== joinBirth(parts)) setParts(given);

  const choose = (change: Partial<BirthParts>) => {
    const next = { ...parts, ...change };
    if (Number(next.day) > daysOnOffer(next.year, next.month)) next.day = '';
    setParts(next);
    onChange(joinBirth(next));
  };
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const shared = { disabled, onBlur, 'aria-invalid': Boolean(error) };
  const thisYear = Number(seoulDay(serverNow()).slice(0, 4));
  const years = birthYears(thisYear);
  const likely = years.indexOf(likelyBirthYear(thisYear));
  return (
    <fieldset className={styles.root} aria-describedby={describedBy}>
      <legend className={`${styles.label} ${choiceStyles.legend}`}>
        {label}
        <NecessityMark required={required} optional={optional} />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <div className={styles.parts}>
        <Select
          {...shared}
          ref={ref}
          name={name}
          aria-label="년"
          // Not `required`, for which HTML would demand that the empty option comes first.
          aria-required={required}
          autoComplete="bday-year"
          value={parts.year}
          onChange={(event) => choose({ year: event.target.value })}
        >
          {years.slice(0, likely).map(yearOption)}
          {/* In the middle: a list opens at its selection, and the current year is far from most birth years. */}
          <option value="">년</option>
          {years.slice(likely).map(yearOption)}
        </Select>
        <Select
          {...shared}
          required={required}
          aria-label="월"
          autoComplete="bday-month"
          value={parts.month}
          onChange={(event) => choose({ month: event.target.value })}
        >
          <option value="">월</option>
          {twoDigits(12).map((month) => (
            <option key={month} value={month}>
              {Number(month)}월
            </option>
          ))}
        </Select>
        <Select
          {...shared}
          required={required}
          aria-label="일"
          autoComplete="bday-day"
          value={parts.day}
          onChange={(event) => choose({ day: event.target.value })}
        >
          <option value="">일</option>
          {twoDigits(daysOnOffer(parts.year, parts.month)).map((day) => (
            <option key={day} value={day}>
              {Number(day)}일
            </option>
          ))}
        </Select>
        {children}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
