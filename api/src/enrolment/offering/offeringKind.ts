import type { OfferingKind } from '../../database/types/tables/manager.ts';

/** Differences between course and exam in shared queries and rules, with the number on the wire. */
export const OFFERING_KINDS = {
  education: { table: 'education', key: 'education_no', titleColumn: 'title', dayColumn: 'edu_date', applyType: 1 },
  exam: {
    table: 'examination',
    key: 'examination_no',
    titleColumn: 'examination_name',
    dayColumn: 'exam_date',
    applyType: 2,
  },
} as const satisfies Record<OfferingKind, object>;
