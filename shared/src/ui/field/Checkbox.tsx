import { useId, type ComponentProps } from 'react';
import styles from './choice.module.css';
import fieldStyles from './Field.module.css';
import { FieldError, NecessityMark, type FieldTexts } from './Field.tsx';

export type CheckboxProps = Omit<ComponentProps<'input'>, 'type'> & FieldTexts;

/** Single checkbox. */
export function Checkbox({ label, hint, error, required, optional, id: given, className, ...input }: CheckboxProps) {
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
          required={required}
          className={styles.box}
          aria-describedby={describedBy}
          aria-invalid={error ? true : undefined}
        />
        <span className={styles.text}>
          {label}
          <NecessityMark required={required} optional={optional} />
        </span>
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
