import { useCallback, useState } from 'react';
import * as v from 'valibot';
import { requireBrowser } from '../section/needsBrowser.ts';
import { forget, keep, readKept } from './tabStorage.ts';

/** What the steps of a flow remember for as long as the tab lives. */
export interface StoredState<Value extends object> {
  /** What is stored; the initial value when nothing is, or when it no longer fits the schema. */
  read(): Value;
  /** Changes a part of it. @returns the whole. */
  change(part: Partial<Value>): Value;
  forget(): void;
}

/**
 * State that survives a reload and going back.
 * @param key names it in the tab's storage.
 * @param schema says what may be stored; whatever else is found is ignored. Leave passwords out of it.
 */
export function storedState<const Schema extends v.GenericSchema<object, object>>(
  key: string,
  schema: Schema,
  initial: v.InferOutput<Schema>,
): StoredState<v.InferOutput<Schema>> {
  const read = () => {
    requireBrowser('the tab remembers the state');
    const kept = v.safeParse(schema, readKept(key));
    return kept.success ? kept.output : initial;
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

/** Stored state for a component: what is stored, and the function that changes a part of it. */
export function useStoredState<Value extends object>(
  stored: StoredState<Value>,
): [Value, (part: Partial<Value>) => void] {
  const [value, setValue] = useState(() => stored.read());
  const change = useCallback((part: Partial<Value>) => setValue(stored.change(part)), [stored]);
  return [value, change];
}
