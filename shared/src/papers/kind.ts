/** Kind of an application: a course or an exam. */
export type Kind = 'education' | 'exam';

/** Korean name of a kind. */
export const KIND_NAMES: Record<Kind, string> = { education: '교육', exam: '시험' };

/** Korean name of the hall that a kind is held in. */
export const HALL_NAMES: Record<Kind, string> = { education: '교육장', exam: '시험장' };

/** Number of a kind on the wire and in the codes of papers. */
export const APPLY_TYPES = { education: 1, exam: 2 } as const satisfies Record<Kind, number>;
