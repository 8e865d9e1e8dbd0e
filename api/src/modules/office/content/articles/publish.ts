import type { Calls, CallValue } from '@portal/shared/contract';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { moveFiles } from './files.ts';
import { beginsWhenPublished, isDraft, OFFICE_ARTICLES, type OfficeArticleRow } from './kinds.ts';
import { lockOfficeArticle } from './rows.ts';
import { requireSeen } from './save.ts';
import { updatePeriod } from './texts.ts';

type Seen = CallValue<Calls['officePublishArticle']>;

/** Withdraws an article and its files from the public. It can be published again. */
export async function withdrawOfficeArticle(
  { reason, ...seen }: Seen & { reason: string },
  context: MemberContext,
): Promise<number> {
  const row = await lockSeen(seen, context);
  if (row.withdrawn_at) throw new BusinessError('OFFICE_STATE_CHANGED');
  const { published_at, published_until } = row;
  await movePeriod(seen, { published_at, published_until, withdrawn_at: context.now }, context);
  await recordAct(context, { ...actOn(seen), act: 'withdraw', reason });
  return 1;
}

/**
 * Publishes a draft with the period of its form, or republishes an article now. A start in the past is unchanged, and
 * an end in the past is removed.
 */
export async function publishOfficeArticle(seen: Seen, context: MemberContext): Promise<number> {
  const row = await lockSeen(seen, context);
  const period = isDraft(row) ? periodOfDraft(row, context) : periodFromNow(row, context);
  await movePeriod(seen, { ...period, withdrawn_at: null }, context);
  await recordAct(context, { ...actOn(seen), act: 'publish' });
  return 1;
}

function periodOfDraft(row: OfficeArticleRow, { now }: MemberContext) {
  if (row.published_until && row.published_until <= now) throw new BusinessError('PUBLICATION_OVER');
  return {
    published_at: beginsWhenPublished(row) ? now : row.published_at,
    published_until: row.published_until,
  };
}

function periodFromNow(row: OfficeArticleRow, { now }: MemberContext) {
  const isOver = row.published_until !== null && row.published_until <= now;
  if (!row.withdrawn_at && !isOver && row.published_at <= now) throw new BusinessError('OFFICE_STATE_CHANGED');
  return {
    published_at: row.published_at > now ? now : row.published_at,
    published_until: isOver ? null : row.published_until,
  };
}

async function lockSeen({ kind, no, version }: Seen, { db }: MemberContext) {
  const row = await lockOfficeArticle(db, kind, no);
  requireSeen(row, version);
  return row;
}

interface Period {
  published_at: Date;
  published_until: Date | null;
  withdrawn_at: Date | null;
}

async function movePeriod({ kind, no, version }: Seen, period: Period, { db, caller, now }: MemberContext) {
  await updatePeriod(db, kind, no, {
    ...period,
    is_draft: false,
    begins_when_published: false,
    version: version + 1,
    changed_by: caller.memberNo,
    changed_at: now,
  });
  await moveFiles(db, kind, await lockOfficeArticle(db, kind, no));
}

const actOn = ({ kind, no }: Seen) => ({ object: OFFICE_ARTICLES[kind].object, objectNo: no, detail: { kind } });
