import { sql } from 'kysely';

/** Of courses and exams: what has begun cannot be applied for, and what was called off does not take place. */
export const isAhead = (now: Date) => sql<boolean>`not called_off and held_at > ${now}`;
