import type { FormFields } from '../../parts/form/FieldGroups.tsx';

/** A field in which two forms differ: its label and the other form's value. */
export interface FieldChange {
  label: string;
  value: string;
}

/** Where another form differs from this one. What is typed is text, and what was read may be a number. */
export function changesBetween(
  groups: readonly FormFields<string>[],
  own: Record<string, unknown>,
  other: Record<string, unknown>,
): FieldChange[] {
  const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  return groups
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => textOf(own[name]) !== textOf(other[name]))
    .map(({ name, label, options }) => {
      const value = textOf(other[name]);
      return { label, value: options?.find((option) => String(option.value) === value)?.label ?? value };
    });
}
