/** A forbidden effect of a statement. */
export interface Finding {
  reason: string;
  /** The announcement that allows it: an earlier migration must contain this one and have gone live. */
  allowedAfter?: Announcement;
}

/** Declares an object unused from now on, or a table changed so that its rows conform from now on. */
export interface Announcement {
  object: string;
  as: 'unused' | 'changed';
}

export const refusal = (reason: string): Finding => ({ reason });

export const WITHOUT_NAMES = refusal('"cascade" takes away what is not named: drop each by itself');

/** An object that the previous version may still use. */
export const takenAway = (object: string, reason = 'the version before may still use it'): Finding => ({
  reason: `${object}: ${reason}`,
  allowedAfter: { object, as: 'unused' },
});

/** A constraint that rows written by the previous version may violate. */
export const narrowed = (table: string, rule: string): Finding => ({
  reason: `table ${table}: the version before may write what ${rule} refuses`,
  allowedAfter: { object: `table ${table}`, as: 'changed' },
});
