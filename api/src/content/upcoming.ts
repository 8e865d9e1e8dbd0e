import { sql } from 'kysely';

/** Condition for courses and exams that can still take place: not begun, not called off, not a draft. */
export const isUpcoming = (now: Date) => sql<boolean>`not called_off and not is_draft and held_at > ${now}`;
