import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './choice.module.css';
import fieldStyles from './Field.module.css';
import { FieldError, NecessityMark } from './Field.tsx';

interface RadioOption {
  value: string | number;
  label: ReactNode;
  description?: ReactNode;
  disabled?: boolean;
}

export interface RadioGroupProps extends Omit<
  ComponentProps<'input'>,
  'type' | 'name' | 'value' | 'checked' | 'defaultChecked' | 'defaultValue' | 'id'
> {
  legend: ReactNode;
  name: string;
  options: readonly RadioOption[];
  /** Selected value of a controlled group; omit it with react-hook-form's `register`. */
  value?: string | number | undefined;
  defaultValue?: string | number | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Places options side by side instead of below each other. */
  inline?: boolean;
}

/** Single choice among a few options. */
export function RadioGroup({
  legend,
  name,
  options,
  value,
  defaultValue,
  hint,
  error,
  required,
  inline,
  ...input
}: RadioGroupProps) {
  const id = useId();
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  const chosen = (option: string | number) => {
    if (value !== undefined) return { checked: String(value) === String(option) };
    if (defaultValue !== undefined) return { defaultChecked: String(defaultValue) === String(option) };
    return {};
  };
  return (
    <fieldset
      className={fieldStyles.root}
      role="radiogroup"
      aria-describedby={describedBy}
      aria-invalid={error ? true : undefined}
      aria-required={required || undefined}
    >
      <legend className={`${fieldStyles.label} ${styles.legend}`}>
        {legend}
        <NecessityMark required={required} />
      </legend>
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      <div className={inline ? fieldStyles.inline : fieldStyles.choices}>
        {options.map((option) => (
          <label key={option.value} className={styles.choice}>
            <input
              {...input}
              {...chosen(option.value)}
              type="radio"
              name={name}
              value={option.value}
              disabled={input.disabled || option.disabled}
              className={`${styles.box} ${styles.round}`}
            />
            <span className={styles.text}>
              {option.label}
              {option.description && <span className={styles.description}>{option.description}</span>}
            </span>
          </label>
        ))}
      </div>
      <FieldError id={`${id}-error`} message={error} />
    </fieldset>
  );
}
