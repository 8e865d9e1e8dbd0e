/** A course or an exam: what differs between the two in queries and rules that serve both. */
export const OFFERING_KINDS = {
  education: { table: 'education', key: 'education_no', applyType: 1, titleColumn: 'title' },
  examination: { table: 'examination', key: 'examination_no', applyType: 2, titleColumn: 'examination_name' },
} as const;

export type OfferingKind = keyof typeof OFFERING_KINDS;
export type ApplyType = 1 | 2;

export const kindOf = (applyType: ApplyType): OfferingKind => (applyType === 1 ? 'education' : 'examination');
