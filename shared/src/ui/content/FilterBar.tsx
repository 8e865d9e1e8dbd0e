import { useId, type ReactNode } from 'react';
import { Select } from '../field/controls.tsx';
import styles from './FilterBar.module.css';

/** Row of filters and a search box above a list. */
export function FilterBar({ children, label = '목록 조건' }: { children: ReactNode; label?: string }) {
  return (
    <div role="group" aria-label={label} className={styles.root}>
      {children}
    </div>
  );
}

interface FilterOption<Value extends string> {
  value: Value;
  label: string;
}

interface FilterProps<Value extends string> {
  label: string;
  options: readonly FilterOption<Value>[];
  value: Value;
  onChange: (value: Value) => void;
}

/** Single choice among a few visible options. */
export function FilterChips<Value extends string>({ label, options, value, onChange }: FilterProps<Value>) {
  return (
    <div role="group" aria-label={label} className={styles.chips}>
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          className={styles.chip}
          aria-pressed={option.value === value}
          onClick={() => onChange(option.value)}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}

/** Single choice among many options. */
export function FilterSelect<Value extends string>({ label, options, value, onChange }: FilterProps<Value>) {
  const id = useId();
  return (
    <div className={styles.select}>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <Select
        id={id}
        value={value}
        onChange={(event) => {
          const chosen = options.find((option) => option.value === event.target.value);
          if (chosen) onChange(chosen.value);
        }}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </Select>
    </div>
  );
}
