import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './choice.module.css';
import fieldStyles from './Field.module.css';
import { FieldError } from './Field.tsx';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
}

/** A single yes or no. */
export function Checkbox({ label, hint, error, id: given, className, ...input }: CheckboxProps) {
  const generatedId = useId();
  const id = given ?? generatedId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={[fieldStyles.choices, className].filter(Boolean).join(' ')}>
      <label className={styles.choice} htmlFor={id}>
        <input
          {...input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.text}>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className={`${fieldStyles.hint} ${styles.indented}`}>
          {hint}
        </p>
      )}
      <FieldError id={`${id}-error`} message={error} />
    </div>
  );
}
