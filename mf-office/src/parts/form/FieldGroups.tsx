import type { ReactNode } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { Section, SelectField, TextAreaField, TextField } from '@portal/shared/ui';
import { DayField } from './DayField.tsx';
import styles from './FieldGroups.module.css';

/** A form field, as data. */
export interface FormField<Name extends string> {
  name: Name;
  label: string;
  type?: 'date' | 'time' | 'number' | 'area' | 'url';
  hint?: string;
  optional?: true;
  /** Takes the whole row. */
  wide?: true;
  options?: readonly { value: string | number; label: string }[];
}

/** Fields that belong together, under a heading. */
export interface FormFields<Name extends string> {
  title: string;
  lead?: string;
  /** Fields of a row where there is room for them; otherwise as many as fit. */
  columns?: 2 | 3;
  fields: readonly FormField<Name>[];
}

interface FieldGroupsProps<Values extends FieldValues, Checked> {
  groups: readonly FormFields<Path<Values>>[];
  form: Pick<UseFormReturn<Values, unknown, Checked>, 'control' | 'register' | 'formState' | 'getValues'>;
  /** Read-only fields by name, each with the reason. */
  fixed?: ReadonlyMap<string, string>;
  /** Content below the fields of a group, by its title. */
  notes?: Readonly<Record<string, ReactNode>>;
}

const NONE: ReadonlyMap<string, string> = new Map();

/** Renders form fields from data, each with its error. */
export function FieldGroups<Values extends FieldValues, Checked>(props: FieldGroupsProps<Values, Checked>) {
  const { groups, form, fixed = NONE, notes = {} } = props;
  const { control, register, formState, getValues } = form;
  const messageOf = (name: string) => {
    const message = (formState.errors as Record<string, { message?: unknown } | undefined>)[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  return groups.map(({ title, lead, columns, fields }) => (
    <Section key={title} title={title} lead={lead}>
      <div className={styles.fields} data-columns={columns}>
        {fields.map(({ name, label, type, hint, optional, options, wide }) => {
          const reason = fixed.get(name);
          if (reason !== undefined) {
            const value = String(getValues(name));
            const shown = options?.find((option) => String(option.value) === value)?.label ?? value;
            return <TextField key={name} label={label} hint={reason} error={messageOf(name)} value={shown} readOnly />;
          }
          const texts = { label, hint, required: !optional, optional };
          if (type === 'date') return <DayField key={name} {...texts} control={control} name={name} />;
          const props = { ...texts, error: messageOf(name), ...(wide && { 'data-wide': '' }), ...register(name) };
          if (options) return <SelectField key={name} {...props} options={options} />;
          if (type === 'area') return <TextAreaField key={name} {...props} rows={8} />;
          if (type === 'number') return <TextField key={name} {...props} inputMode="numeric" autoComplete="off" />;
          return <TextField key={name} {...props} type={type ?? 'text'} autoComplete="off" />;
        })}
      </div>
      {notes[title]}
    </Section>
  ));
}
