import { sql } from 'kysely';

/**
 * Of courses and exams: what has begun cannot be applied for, what was called off does not take place, and of a draft
 * nobody knows yet.
 */
export const isAhead = (now: Date) => sql<boolean>`not called_off and not is_draft and held_at > ${now}`;
