import type { FieldErrors, FieldValues } from 'react-hook-form';

/** Error with the field's name (or id) and the message. */
export interface SummarizedError {
  id: string;
  message: string;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function collect(node: unknown, path: string, summary: SummarizedError[]): void {
  if (!isRecord(node)) return;
  if (typeof node.message === 'string' && node.message !== '' && 'type' in node) {
    summary.push({ id: path, message: node.message });
    return;
  }
  for (const [key, child] of Object.entries(node)) {
    // `ref` holds the control itself, not an error.
    if (key !== 'ref') collect(child, path ? `${path}.${key}` : key, summary);
  }
}

/** Converts react-hook-form's `formState.errors` for an `ErrorSummary`, with dotted names for nested fields. */
export function useErrorSummary<Values extends FieldValues>(errors: FieldErrors<Values>): SummarizedError[] {
  const summary: SummarizedError[] = [];
  collect(errors, '', summary);
  return summary;
}
