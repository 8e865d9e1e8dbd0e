/** What members apply for: a course or an exam. */
export type Kind = 'education' | 'exam';

/** What a kind is called in a sentence. */
export const KIND_NAMES: Record<Kind, string> = { education: '교육', exam: '시험' };

/** The number of a kind on the wire and in the codes of papers. */
export const APPLY_TYPES = { education: 1, exam: 2 } as const satisfies Record<Kind, number>;
