import type { ComponentProps } from 'react';
import { TextInput } from './controls.tsx';
import { Field, type FieldAdvice, type FieldTexts } from './Field.tsx';

export type TextFieldProps = ComponentProps<'input'> & FieldTexts & FieldAdvice;

/** Labelled text input; accepts the props of react-hook-form's `register`. */
export function TextField({ label, hint, error, advice, required, optional, id, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, advice, required, optional, id }}>
      {(control) => <TextInput {...input} {...control} />}
    </Field>
  );
}
