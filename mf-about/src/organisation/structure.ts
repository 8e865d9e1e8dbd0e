import structure from '../../../association/about/structure.json' with { type: 'json' };

export interface Department {
  name: string;
  /** Its duties, in plain words. */
  duties: readonly string[];
}

interface Body {
  name: string;
  note: string;
  /** Body next to it; null without one. */
  beside: { name: string; note: string } | null;
}

/** Governing bodies from the top; each reports to the previous one. */
export const GOVERNANCE: readonly Body[] = structure.governance;

export const DEPARTMENTS: readonly Department[] = structure.departments;
