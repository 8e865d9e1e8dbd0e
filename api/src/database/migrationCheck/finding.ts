/** What a statement does that it must not. */
export interface Finding {
  reason: string;
  /** Where a contraction may do it: what an earlier migration, since which the program can live with it, has to say. */
  allowedAfter?: Announcement;
}

/** That something is unused from now on, or a change of the table from which on rows are as they must be. */
export interface Announcement {
  object: string;
  as: 'unused' | 'changed';
}

export const refusal = (reason: string): Finding => ({ reason });

export const WITHOUT_NAMES = refusal('"cascade" takes away what is not named: drop each by itself');

/** Something that the version before may still use. */
export const takenAway = (object: string, reason = 'the version before may still use it'): Finding => ({
  reason: `${object}: ${reason}`,
  allowedAfter: { object, as: 'unused' },
});

/** A rule for rows that the version before may still write otherwise. */
export const narrowed = (table: string, rule: string): Finding => ({
  reason: `table ${table}: the version before may write what ${rule} refuses`,
  allowedAfter: { object: `table ${table}`, as: 'changed' },
});
