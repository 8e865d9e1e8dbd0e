import eras from '@portal/shared/association/eras';

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
