import type { Calls, CallValue } from '@portal/shared/contract';
import type { ArticleForm } from '@portal/shared/contract/office';
import { endOfSeoulDay, seoulDay, seoulInstant, seoulTime } from '@portal/shared/time';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { saveFiles } from './files.ts';
import { isDraft, OFFICE_ARTICLES, type OfficeArticleRow } from './kinds.ts';
import { lockOfficeArticle } from './rows.ts';
import { insertOfficeArticle, textOf, updateOfficeArticle } from './texts.ts';

/** Rejects an edit based on an outdated version. */
export function requireSeen(row: { version: number }, version: number | undefined): void {
  if (row.version !== version) throw new BusinessError('EDITED_MEANWHILE');
}

/** Start of publication. The form has only minutes, so an unchanged time retains its stored seconds. */
function fromOf({ fromDay, fromTime }: ArticleForm, before: OfficeArticleRow | null, now: Date): Date {
  if (!fromDay) return now;
  const isSame = before && fromDay === seoulDay(before.published_at) && fromTime === seoulTime(before.published_at);
  return isSame ? before.published_at : seoulInstant(fromDay, fromTime || '00:00');
}

function untilOf({ untilDay, untilTime }: ArticleForm): Date | null {
  if (!untilDay) return null;
  return untilTime ? seoulInstant(untilDay, untilTime) : endOfSeoulDay(untilDay);
}

/** Creates an article, optionally as a draft, or edits one, which never publishes a draft. Returns its number. */
export async function saveOfficeArticle(
  { kind, no, version, article, isDraft: startsAsDraft }: CallValue<Calls['officeSaveArticle']>,
  context: MemberContext,
): Promise<number> {
  const { db, now, caller } = context;
  const before = no === undefined ? null : await lockOfficeArticle(db, kind, no);
  if (before) requireSeen(before, version);
  const publishing = {
    published_at: fromOf(article, before, now),
    published_until: untilOf(article),
    changed_by: caller.memberNo,
    changed_at: now,
  };
  if (publishing.published_until && publishing.published_until <= publishing.published_at)
    throw new HttpError('MALFORMED', {
      issues: [{ path: 'article.untilDay', message: '게시 종료는 게시 시작보다 뒤여야 합니다.' }],
    });
  const begins_when_published = article.fromDay === '';
  if (before)
    await updateOfficeArticle(db, kind, before, article, {
      ...publishing,
      ...(isDraft(before) && { begins_when_published }),
    });
  const savedNo =
    before?.no ??
    (await insertOfficeArticle(db, kind, article, {
      ...publishing,
      ...(startsAsDraft && { withdrawn_at: now, is_draft: true, begins_when_published }),
      written_by: caller.memberNo,
    }));
  await saveFiles(db, kind, await lockOfficeArticle(db, kind, savedNo), {
    pictures: textOf(kind, article).pictures,
    imagePath: article.imagePath,
    files: article.files,
  });
  await recordAct(context, {
    act: before ? 'change' : 'write',
    object: OFFICE_ARTICLES[kind].object,
    objectNo: savedNo,
    detail: { kind },
  });
  return savedNo;
}
