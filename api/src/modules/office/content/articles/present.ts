import type { ArticleForm, ArticleState, OfficeArticleKind } from '@portal/shared/contract/office';
import { addDays, seoulDay, seoulTime, seoulTimestamp } from '@portal/shared/time';
import { beginsWhenPublished, isDraft, type OfficeArticleRow } from './kinds.ts';
import type { ShownRow } from './rows.ts';

/** Returns the publication state at `now`. */
function stateOf(row: OfficeArticleRow, now: Date): ArticleState {
  const { published_at, published_until, withdrawn_at } = row;
  if (withdrawn_at) return isDraft(row) ? 'draft' : 'withdrawn';
  if (published_at > now) return 'scheduled';
  return published_until && published_until <= now ? 'ended' : 'published';
}

/** Renders a row of the office's lists. */
export const presentOfficeArticle = (kind: OfficeArticleKind, row: ShownRow, now: Date) => ({
  kind,
  no: row.no,
  title: row.title,
  state: stateOf(row, now),
  isTop: row.is_top,
  publishedAt: seoulTimestamp(row.published_at),
  publishedUntil: row.published_until && seoulTimestamp(row.published_until),
  beginsWhenPublished: beginsWhenPublished(row),
  viewCnt: row.view_cnt,
  changedBy: row.changed_name,
  changedAt: row.changed_at && seoulTimestamp(row.changed_at),
  version: row.version,
});

/**
 * Returns the form's values. An end at midnight is shown as the day before; an article that begins when published has
 * no start.
 */
export function formOf(row: OfficeArticleRow, files: ArticleForm['files']) {
  const until = row.published_until;
  const hasNoStart = beginsWhenPublished(row);
  const endsWithDay = until !== null && seoulTime(until) === '00:00';
  return {
    title: row.title,
    content: row.content,
    writer: row.writer,
    isTop: row.is_top,
    isHygiene: row.category === 'hygn',
    imagePath: row.image_path,
    files,
    ...(row.subject !== '' && { subject: row.subject as ArticleForm['subject'] }),
    sortOrder: row.sort_order,
    fromDay: hasNoStart ? '' : seoulDay(row.published_at),
    fromTime: hasNoStart ? '' : seoulTime(row.published_at),
    untilDay: until ? (endsWithDay ? addDays(seoulDay(until), -1) : seoulDay(until)) : '',
    untilTime: until && !endsWithDay ? seoulTime(until) : '',
  };
}
