import type { Calls, CallValue } from '@portal/shared/contract';
import type { WrittenKind } from '@portal/shared/contract/office';
import { toPage } from '../../../../database/page.ts';
import { HttpError } from '../../../../errors/errors.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { filesOf } from './files.ts';
import { formOf, presentWritten } from './present.ts';
import { fetchWritten, findWritten } from './rows.ts';

/** What is written of a kind, published or not. */
export async function listWritten(search: CallValue<Calls['officeArticles']>, { db, now }: MemberContext) {
  return toPage(await fetchWritten(db, search, now), search, (row) => presentWritten(search.kind, row, now));
}

/** One of a kind, with the values of its form. */
export async function viewWritten({ kind, no }: { kind: WrittenKind; no: number }, { db, now }: MemberContext) {
  const row = await findWritten(db, kind, no);
  if (!row) throw new HttpError('NOT_FOUND');
  return { ...presentWritten(kind, row, now), form: formOf(row, await filesOf(db, kind, no)) };
}
