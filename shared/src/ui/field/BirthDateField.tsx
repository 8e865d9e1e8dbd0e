import { useId, useState, type ReactNode, type Ref } from 'react';
import { seoulDay } from '../../time/index.ts';
import { birthYears, daysOnOffer, joinBirth, likelyBirthYear, splitBirth, type BirthParts } from './birthDate.ts';
import choiceStyles from './choice.module.css';
import { Select } from './controls.tsx';
import styles from './Field.module.css';
import { FieldError, NecessityMark, type FieldTexts } from './Field.tsx';

export interface BirthDateFieldProps extends FieldTexts {
  /** YYYYMMDD, or empty. */
  value?: string | undefined;
  /** Called with YYYYMMDD once year, month and day are chosen, with an empty text before. */
  onChange: (birth: string) => void;
  onBlur?: () => void;
  name?: string;
  /** The list of years, which takes the focus on an error. */
  ref?: Ref<HTMLSelectElement>;
  disabled?: boolean | undefined;
  /** Another way to choose, beside the lists. */
  children?: ReactNode;
}

const yearOption = (year: string) => (
  <option key={year} value={year}>
    {year}년
  </option>
);

const twoDigits = (length: number) => Array.from({ length }, (_, index) => String(index + 1).padStart(2, '0'));

/** A birth date as three lists; with react-hook-form use `Controller` and spread its `field`. */
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
  // The caller has set another value: a reset, or a restored draft. A stored text that is no date counts as none.
  if (value !== undefined && joinBirth(given) !== joinBirth(parts)) setParts(given);

  const choose = (change: Partial<BirthParts>) => {
    const next = { ...parts, ...change };
    if (Number(next.day) > daysOnOffer(next.year, next.month)) next.day = '';
    setParts(next);
    onChange(joinBirth(next));
  };
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const shared = { disabled, onBlur, 'aria-invalid': Boolean(error) };
  const thisYear = Number(seoulDay(new Date()).slice(0, 4));
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
          // Not `required`, by which HTML would demand that the empty choice stands first.
          aria-required={required}
          autoComplete="bday-year"
          value={parts.year}
          onChange={(event) => choose({ year: event.target.value })}
        >
          {years.slice(0, likely).map(yearOption)}
          {/* A list opens at what is chosen, and the keys go on from there. This year is far from most births. */}
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
