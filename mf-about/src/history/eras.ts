import eras from '../../../association/about/eras.json' with { type: 'json' };

interface Milestone {
  /** Month, 1 to 12. */
  month: number;
  text: string;
}

export interface YearOfHistory {
  year: number;
  milestones: readonly Milestone[];
}

export interface Era {
  title: string;
  summary: string;
  years: readonly YearOfHistory[];
}

/** History of the association, newest first. */
export const ERAS: readonly Era[] = eras;
