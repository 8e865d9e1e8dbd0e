import { useState } from 'react';
import * as v from 'valibot';

/** Storage key of the columns hidden in this browser: a setting of the device and not of the employee. */
const KEY = 'office-applicants-hidden-columns';
const schema = v.array(v.string());

function readHidden(): string[] {
  try {
    const stored = v.safeParse(schema, JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return stored.success ? stored.output : [];
  } catch {
    return [];
  }
}

function keepHidden(hidden: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden));
  } catch {
    // The storage is full or blocked: the choice then lasts as long as this page.
  }
}

/** Hidden columns, and a function that hides or shows one. */
export function useHiddenColumns() {
  const [hidden, setHidden] = useState(readHidden);
  const show = (id: string, isShown: boolean) => {
    const next = isShown ? hidden.filter((other) => other !== id) : [...hidden, id];
    setHidden(next);
    keepHidden(next);
  };
  return { hidden, show };
}
