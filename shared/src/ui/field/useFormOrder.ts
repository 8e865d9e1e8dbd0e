import { useSyncExternalStore, type RefObject } from 'react';
import { controlOf, fieldNameOf } from './fieldOf.ts';
import type { SummarizedError } from './useErrorSummary.ts';

/** An error of a form with the name of its field; empty where it has none, or where the message begins with it. */
interface NamedError extends SummarizedError {
  name: string;
}

const isBefore = (one: Node, other: Node) =>
  (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;

function inFormOrder(errors: readonly SummarizedError[], box: Element): NamedError[] {
  return errors
    .map((error) => ({ error, control: controlOf(error.id, box) }))
    .sort(({ control: one }, { control: other }) => {
      // What has no field stands at the end.
      if (!one || !other) return Number(!one) - Number(!other);
      return one === other ? 0 : isBefore(one, other) ? -1 : 1;
    })
    .map(({ error, control }) => {
      const name = control ? fieldNameOf(control) : '';
      return { ...error, name: error.message.startsWith(name) ? '' : name };
    });
}

/** The page tells nobody that a field has moved; a summary is drawn anew whenever its errors change. */
const untold = () => () => undefined;

/**
 * The errors of a form in the order of its fields, each with the field's name. Both are known to the page alone: what
 * validates a form knows neither, and goes by the order of its rules.
 */
export function useFormOrder(box: RefObject<Element | null>, errors: readonly SummarizedError[]): NamedError[] {
  const asGiven = () => JSON.stringify(errors.map((error) => ({ ...error, name: '' })));
  // As text, so that the same errors are the same.
  const ordered = useSyncExternalStore(
    untold,
    () => (box.current ? JSON.stringify(inFormOrder(errors, box.current)) : asGiven()),
    asGiven,
  );
  return JSON.parse(ordered) as NamedError[];
}
