import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Fills fields with values derived from other fields, until the employee types something else there. */
export function useSuggested<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
  suggested: Partial<Values>,
): void {
  const { dirtyFields, isSubmitted } = form.formState;
  const { getValues, setValue } = form;
  // A new object after each key press, hence compared by its JSON.
  const key = JSON.stringify(suggested);
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(key) as Partial<Values>)) {
      const isTyped = (dirtyFields as Readonly<Record<string, unknown>>)[name] !== undefined;
      if (isTyped || getValues(name as Path<Values>) === value) continue;
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldValidate: isSubmitted });
    }
  }, [key, dirtyFields, isSubmitted, getValues, setValue]);
}
