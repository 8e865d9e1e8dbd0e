import structure from './structure.json' with { type: 'json' };

export interface Department {
  name: string;
  /** What it does, in the words of visitors. */
  duties: readonly string[];
}

interface Body {
  name: string;
  note: string;
  /** What stands beside it. */
  beside: { name: string; note: string } | null;
}

/** The bodies that decide, from the top; each reports to the one before. */
export const GOVERNANCE: readonly Body[] = structure.governance;

export const DEPARTMENTS: readonly Department[] = structure.departments;
