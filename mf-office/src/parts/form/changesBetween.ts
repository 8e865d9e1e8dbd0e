import type { FormFields } from './FieldGroups.tsx';

/** A field whose stored value differs from the typed one: its label and its stored value. */
export interface FieldChange {
  label: string;
  value: string;
}

/** Typed values are strings, read ones may be numbers. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** Fields whose stored value differs from the typed one. */
export const changesBetween = (
  groups: readonly FormFields<string>[],
  typed: Readonly<Record<string, unknown>>,
  stored: Readonly<Record<string, unknown>>,
): FieldChange[] =>
  groups
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => textOf(typed[name]) !== textOf(stored[name]))
    .map(({ name, label, options }) => {
      const value = textOf(stored[name]);
      return { label, value: options?.find((option) => String(option.value) === value)?.label ?? value };
    });
