import type { FormFields } from './FieldGroups.tsx';

/** A field in which what is stored differs from what is typed: its label, and what is stored. */
export interface FieldChange {
  label: string;
  value: string;
}

/** What is typed is text, and what was read may be a number. */
const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');

/** The fields in which what is stored differs from what is typed. */
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
