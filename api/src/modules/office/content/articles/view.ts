import type { Calls, CallValue } from '@portal/shared/contract';
import type { OfficeArticleKind } from '@portal/shared/contract/office';
import { toPage } from '../../../../database/page.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { filesOf } from './files.ts';
import { formOf, presentOfficeArticle } from './present.ts';
import { fetchOfficeArticles, findOfficeArticle } from './rows.ts';

/** Lists articles of a kind, published or not. */
export async function listOfficeArticles(search: CallValue<Calls['officeArticles']>, { db, now }: MemberContext) {
  return toPage(await fetchOfficeArticles(db, search, now), search, (row) =>
    presentOfficeArticle(search.kind, row, now),
  );
}

/** Returns an article with its form's values. */
export async function viewOfficeArticle(
  { kind, no }: { kind: OfficeArticleKind; no: number },
  { db, now }: MemberContext,
) {
  const row = await findOfficeArticle(db, kind, no);
  if (!row) throw new HttpError('NOT_FOUND');
  return { ...presentOfficeArticle(kind, row, now), form: formOf(row, await filesOf(db, kind, no)) };
}
