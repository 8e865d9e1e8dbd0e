import { useSyncExternalStore, type RefObject } from 'react';
import { controlOf, fieldNameOf } from './fieldOf.ts';
import type { SummarizedError } from './useErrorSummary.ts';

/** Error of a form with the label of its field; empty if it has none, or if the message begins with it. */
interface NamedError extends SummarizedError {
  name: string;
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function inFormOrder(errors: readonly SummarizedError[], box: Element): NamedError[] {
  return errors
    .map((error) => ({ error, control: controlOf(error.id, box) }))
    .sort(({ control: one }, { control: other }) => {
      // Errors without a field come last.
      if (!one || !other) return Number(!one) - Number(!other);
      return one === other ? 0 : isBefore(one, other) ? -1 : 1;
    })
    .map(({ error, control }) => {
      const name = control ? fieldNameOf(control) : '';
      return { ...error, name: error.message.startsWith(name) ? '' : name };
    });
}

/** No subscription: the page does not report moved fields, and a summary is re-rendered whenever its errors change. */
const untold = () => () => undefined;

/**
 * Errors of a form in the order of its fields, each with the field's label. Only the page knows both: validation uses
 * the order of its rules.
 */
export function useFormOrder(box: RefObject<Element | null>, errors: readonly SummarizedError[]): NamedError[] {
  const asGiven = () => JSON.stringify(errors.map((error) => ({ ...error, name: '' })));
  // As a string, so that equal errors are identical.
  const ordered = useSyncExternalStore(
    untold,
    () => (box.current ? JSON.stringify(inFormOrder(errors, box.current)) : asGiven()),
    asGiven,
  );
  return JSON.parse(ordered) as NamedError[];
}
