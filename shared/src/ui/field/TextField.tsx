import type { ComponentProps } from 'react';
import { TextInput } from './controls.tsx';
import { Field, type FieldTexts } from './Field.tsx';

export type TextFieldProps = ComponentProps<'input'> & FieldTexts;

/** A labelled line of text; accepts the props of react-hook-form's `register`. */
export function TextField({ label, hint, error, required, id, ...input }: TextFieldProps) {
  return <Field {...{ label, hint, error, required, id }}>{(control) => <TextInput {...input} {...control} />}</Field>;
}
