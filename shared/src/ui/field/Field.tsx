import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

/** What a control needs so that its label, hint and error are announced with it: spread it onto the control. */
interface ControlProps {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean;
  required?: true;
}

export interface FieldTexts {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  required?: boolean | undefined;
  /** It may be left out. */
  optional?: boolean | undefined;
}

/** What to do about a field's error, in a sentence beside it. */
export interface FieldAdvice {
  advice?: string | undefined;
}

export interface FieldProps extends FieldTexts, FieldAdvice {
  id?: string | undefined;
  /** The control is none of HTML's own, which a label could belong to: an editor, which has its name by itself. */
  isEditor?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/**
 * A label, a hint, a control and its error. The form around it has `noValidate`. A grid that places fields side by side
 * gives each of them three of its rows (`subgrid`): texts, control, error.
 */
export function Field({ label, hint, error, advice, required, optional, id: given, isEditor, children }: FieldProps) {
  const Label = isEditor ? 'span' : 'label';
  const generatedId = useId();
  const id = given ?? generatedId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.root}>
      <div className={styles.texts}>
        <Label className={styles.label} {...(!isEditor && { htmlFor: id })}>
          {label}
          <NecessityMark required={required} optional={optional} />
        </Label>
        {hint && (
          <p id={`${id}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      {children({
        id,
        'aria-describedby': describedBy,
        'aria-invalid': Boolean(error),
        ...(required && { required: true }),
      })}
      <FieldError id={`${id}-error`} message={error} advice={advice} />
    </div>
  );
}

/** Whether it must be filled in, or may be left out: always behind the label, and written nowhere by hand. */
export function NecessityMark({ required, optional }: Pick<FieldTexts, 'required' | 'optional'>) {
  if (!required && !optional) return null;
  return <span className={required ? styles.required : styles.optional}> ({required ? '필수' : '선택'})</span>;
}

interface FieldErrorProps extends FieldAdvice {
  id: string;
  message: string | undefined;
}

/** The error of a field, next to it, with what to do about it. */
export function FieldError({ id, message, advice }: FieldErrorProps) {
  if (!message) return null;
  return (
    <div id={id} className={styles.error}>
      <CircleAlert className={styles.errorIcon} aria-hidden="true" />
      <div>
        <p>{message}</p>
        {advice && <p className={styles.advice}>{advice}</p>}
      </div>
    </div>
  );
}
