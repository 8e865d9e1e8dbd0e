import type { FieldValues, Path, UseFormSetError } from 'react-hook-form';
import type { CallError } from '@portal/shared/client';

/**
 * Puts what the API found wrong (HTTP 400) at the fields of a form.
 * @returns whether every issue found its field; otherwise the caller shows the error's own message.
 */
export function placeIssues<Values extends FieldValues>(
  error: CallError,
  setError: UseFormSetError<Values>,
  fields: readonly Path<Values>[],
): boolean {
  let placed = error.issues.length > 0;
  for (const { path, message } of error.issues) {
    const field = fields.find((name) => name === path);
    if (field) setError(field, { type: 'server', message });
    else placed = false;
  }
  return placed;
}
