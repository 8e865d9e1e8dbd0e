import type { ComponentProps } from 'react';
import { TextArea } from './controls.tsx';
import { Field, type FieldTexts } from './Field.tsx';

export type TextAreaFieldProps = ComponentProps<'textarea'> & FieldTexts;

/** Labelled text area; accepts the props of react-hook-form's `register`. */
export function TextAreaField({ label, hint, error, required, optional, id, ...area }: TextAreaFieldProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(control) => <TextArea {...area} {...control} />}
    </Field>
  );
}
