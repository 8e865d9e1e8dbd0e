import { sql } from 'kysely';
import type { RecordedAct } from '@portal/shared/contract/office';
import type { Queries } from '../database/types/tables.ts';

/** Acts of the office that change published content, for any object. */
export const PUBLISHING_ACTS: readonly RecordedAct[] = [
  'make',
  'change',
  'write',
  'publish',
  'withdraw',
  'show again',
  'move',
  'open applying',
  'close applying',
  'open line',
  'close line',
  'add seats',
  'call off',
  'change tariff',
  'hide post',
  'restore post',
];

/** Channel on which API processes are notified of such an act. */
export const PUBLISHED_CHANNEL = 'portal_published';

/** Notifies all processes, once the transaction has committed, that published content has changed. */
export async function notifyPublished(db: Queries): Promise<void> {
  await sql`select pg_notify(${PUBLISHED_CHANNEL}, '')`.execute(db);
}
