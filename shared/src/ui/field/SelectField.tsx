import type { ComponentProps } from 'react';
import { Select } from './controls.tsx';
import { Field, type FieldTexts } from './Field.tsx';

interface Option {
  value: string | number;
  label: string;
  disabled?: boolean;
}

export type SelectFieldProps = Omit<ComponentProps<'select'>, 'children'> &
  FieldTexts & {
    options: readonly Option[];
    /** First option, which means no selection. */
    placeholder?: string;
  };

/** Labelled select; accepts the props of react-hook-form's `register`. */
export function SelectField({
  label,
  hint,
  error,
  required,
  optional,
  id,
  options,
  placeholder,
  ...select
}: SelectFieldProps) {
  return (
    <Field {...{ label, hint, error, required, optional, id }}>
      {(control) => (
        <Select {...select} {...control}>
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map((option) => (
            <option key={option.value} value={option.value} disabled={option.disabled}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </Field>
  );
}
