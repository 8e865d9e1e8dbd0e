import { useState } from 'react';
import * as v from 'valibot';

/** Which columns of the applicants this browser leaves out: a matter of the desk and not of the employee. */
const KEY = 'office-applicants-hidden-columns';
const schema = v.array(v.string());

function readHidden(): string[] {
  try {
    const kept = v.safeParse(schema, JSON.parse(localStorage.getItem(KEY) ?? '[]'));
    return kept.success ? kept.output : [];
  } catch {
    return [];
  }
}

function keepHidden(hidden: readonly string[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(hidden));
  } catch {
    // A full or forbidden storage: the choice then holds for this page.
  }
}

/** The columns left out, and leaving one out or showing it again. */
export function useHiddenColumns() {
  const [hidden, setHidden] = useState(readHidden);
  const show = (id: string, isShown: boolean) => {
    const next = isShown ? hidden.filter((other) => other !== id) : [...hidden, id];
    setHidden(next);
    keepHidden(next);
  };
  return { hidden, show };
}
