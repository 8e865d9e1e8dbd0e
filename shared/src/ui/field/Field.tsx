import { CircleAlert } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import styles from './Field.module.css';

/** Props that link a control to its label, hint and error: spread them onto the control. */
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
  /** True if optional. */
  optional?: boolean | undefined;
}

/** Advice on a field's error, in a sentence next to it. */
export interface FieldAdvice {
  advice?: string | undefined;
}

export interface FieldProps extends FieldTexts, FieldAdvice {
  id?: string | undefined;
  /** True for a custom control such as an editor, which a label cannot reference and which has its own name. */
  isEditor?: boolean;
  children: (control: ControlProps) => ReactNode;
}

/**
 * Label, hint, control and error of a field. The form must have `noValidate`. A grid with fields side by side gives
 * each of them three of its rows (`subgrid`): texts, control, error.
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

/** Mark after the label of a required or optional field; never written manually. */
export function NecessityMark({ required, optional }: Pick<FieldTexts, 'required' | 'optional'>) {
  if (!required && !optional) return null;
  return <span className={required ? styles.required : styles.optional}> ({required ? '필수' : '선택'})</span>;
}

interface FieldErrorProps extends FieldAdvice {
  id: string;
  message: string | undefined;
}

/** Error of a field, next to it, with advice. */
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
