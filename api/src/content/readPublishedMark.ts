import { createHash } from 'node:crypto';
import { sql, type RawBuilder } from 'kysely';
import { seoulDay } from '@portal/shared/time';
import type { Queries } from '../database/types/tables.ts';
import type { ArticleKind } from '../database/types/tables/news.ts';
import { PUBLISHING_ACTS } from './publishing.ts';

const MARK_LENGTH = 27;

const ARTICLE_KINDS: readonly ArticleKind[] = ['asctn', 'notice', 'data'];

/** Newest past time in a column of visible rows, found in an index. */
const lastMoment = (table: string, column: string, now: Date, more: RawBuilder<unknown>) => sql<Date | null>`
  (select max(${sql.ref(column)}) from ${sql.table(table)} where ${sql.ref(column)} <= ${now} and ${more})`;

/** Hash of the newest of these acts; the newest of each is the first entry of an index. */
const newestAct = () => sql`
  select newest.hash
    from unnest(array[${sql.join(PUBLISHING_ACTS)}]::text[]) as publishing (act)
   cross join lateral (
     select hash, audit_no from office_audit where office_audit.act = publishing.act order by audit_no desc limit 1
   ) newest
   order by newest.audit_no desc
   limit 1`;

/** Newest times at which scheduled content appeared or disappeared. */
function momentsOf(now: Date): RawBuilder<Date | null>[] {
  const isShown = sql`withdrawn_at is null`;
  const periods = [
    ...ARTICLE_KINDS.map((kind) => ({ table: 'article', rows: sql`kind = ${kind} and ${isShown}` })),
    { table: 'exam_notice', rows: isShown },
  ];
  return [
    ...periods.flatMap(({ table, rows }) => [
      lastMoment(table, 'published_at', now, rows),
      lastMoment(table, 'published_until', now, rows),
    ]),
    lastMoment('food_news', 'published_at', now, sql`true`),
  ];
}

/**
 * Mark of the published content: derived from the newest act that changed it, from scheduled times, and from the day,
 * which banners depend on. The same in every process; it reveals nothing of an act.
 */
export async function readPublishedMark(db: Queries, now: Date): Promise<string> {
  const { rows } = await sql<{ act: Buffer | null; moment: Date | null }>`
    select
      (${newestAct()}) as act,
      greatest(${sql.join(momentsOf(now))}) as moment`.execute(db);
  const { act, moment } = rows[0] ?? { act: null, moment: null };
  return createHash('sha256')
    .update(`${act?.toString('hex') ?? ''} ${moment?.toISOString() ?? ''} ${seoulDay(now)}`)
    .digest('base64url')
    .slice(0, MARK_LENGTH);
}
