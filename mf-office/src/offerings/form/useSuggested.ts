import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/** Fills fields with what follows from others, until the employee types something else there. */
export function useSuggested<Values extends FieldValues>(
  form: UseFormReturn<Values, unknown, unknown>,
  suggested: Partial<Values>,
): void {
  const { dirtyFields, isSubmitted } = form.formState;
  const { getValues, setValue } = form;
  // Typed anew with each key that is pressed, and the same until one of them says something else.
  const key = JSON.stringify(suggested);
  useEffect(() => {
    for (const [name, value] of Object.entries(JSON.parse(key) as Partial<Values>)) {
      const isTyped = (dirtyFields as Readonly<Record<string, unknown>>)[name] !== undefined;
      if (isTyped || getValues(name as Path<Values>) === value) continue;
      setValue(name as Path<Values>, value as PathValue<Values, Path<Values>>, { shouldValidate: isSubmitted });
    }
  }, [key, dirtyFields, isSubmitted, getValues, setValue]);
}
