import type { AttachedFiles } from '@portal/shared/contract/office';
import type { FormFields } from '../../parts/form/FieldGroups.tsx';

/** A field in which two forms differ: its label and the other form's value. */
export interface FieldChange {
  label: string;
  value: string;
}

type OfferingValues = Record<string, unknown> & { files?: AttachedFiles | undefined };

/** Where another form differs from this one. What is typed is text, and what was read may be a number. */
export function changesBetween(
  groups: readonly FormFields<string>[],
  own: OfferingValues,
  other: OfferingValues,
): FieldChange[] {
  const textOf = (value: unknown) => (typeof value === 'string' || typeof value === 'number' ? String(value) : '');
  const fields = groups
    .flatMap(({ fields }) => fields)
    .filter(({ name }) => textOf(own[name]) !== textOf(other[name]))
    .map(({ name, label, options }) => {
      const value = textOf(other[name]);
      return { label, value: options?.find((option) => String(option.value) === value)?.label ?? value };
    });
  const pathsOf = ({ files = [] }: OfferingValues) => files.map(({ path }) => path).join();
  if (pathsOf(own) === pathsOf(other)) return fields;
  return [...fields, { label: '첨부파일', value: (other.files ?? []).map(({ fileName }) => fileName).join(', ') }];
}
