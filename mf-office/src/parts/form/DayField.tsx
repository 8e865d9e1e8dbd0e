import { useController, type Control, type FieldValues, type Path } from 'react-hook-form';
import { DateField } from '@portal/shared/form';

interface DayFieldProps<Values extends FieldValues, Checked> {
  control: Control<Values, unknown, Checked>;
  name: Path<Values>;
  label: string;
  hint?: string | undefined;
  required?: boolean | undefined;
  optional?: boolean | undefined;
}

/** Day field of a form. An invalid day stays in the form value, so that its schema rejects it. */
export function DayField<Values extends FieldValues, Checked>(props: DayFieldProps<Values, Checked>) {
  const { control, name, ...texts } = props;
  const { field, fieldState } = useController({ control, name });
  const value: unknown = field.value;
  return (
    <DateField
      {...texts}
      id={name}
      givesTyped
      value={typeof value === 'string' ? value : ''}
      error={fieldState.error?.message}
      onChange={field.onChange}
      onLeave={field.onBlur}
    />
  );
}
