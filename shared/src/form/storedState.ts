import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { requireBrowser } from '../section/needsBrowser.ts';
import { forget, keep, readStored } from './tabStorage.ts';

/** State of the steps of a flow, stored in the tab. */
export interface StoredState<Value extends object> {
  /** Stored state, or the initial one if nothing is stored or it does not match the schema. */
  read(): Value;
  /** Merges a part into the state. @returns the whole state. */
  change(part: Partial<Value>): Value;
  forget(): void;
}

/**
 * State that survives a reload and going back.
 * @param key in the tab's storage.
 * @param schema of the stored value, without passwords; values that do not match are ignored.
 */
export function storedState<const Schema extends v.GenericSchema<object, object>>(
  key: string,
  schema: Schema,
  initial: v.InferOutput<Schema>,
): StoredState<v.InferOutput<Schema>> {
  const read = () => {
    requireBrowser('the tab remembers the state');
    const stored = v.safeParse(schema, readStored(key));
    return stored.success ? stored.output : initial;
  };
  return {
    read,
    change(part) {
      const next = { ...read(), ...part };
      keep(key, next);
      return next;
    },
    forget: () => forget(key),
  };
}

/** Stored state for a component, with a function that merges a part into it. */
export function useStoredState<Value extends object>(
  stored: StoredState<Value>,
): [Value, (part: Partial<Value>) => void] {
  const [value, setValue] = useState(() => stored.read());
  const change = useCallback((part: Partial<Value>) => setValue(stored.change(part)), [stored]);
  return [value, change];
}
