import { sql } from 'kysely';
import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { HYGIENE_COURSE_NAMES } from '@portal/shared/contract/hygiene';
import { hygienePaper } from '@portal/shared/papers';
import type { HygieneCompletionRow } from '../../../database/types/tables/hygiene.ts';
import { HttpError } from '../../../errors/errors.ts';
import { printPaper } from '../../../papers/printPaper.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { sendPdf } from '../../files/downloads/sendPdf.ts';
import { dueDayOf, hygieneStates, type HygieneStateRow } from './dueState.ts';

type OwnHygiene = CallAnswer<Calls['getMapHygiene']>;

const present = (row: HygieneCompletionRow): OwnHygiene['completions'][number] => ({
  completionNo: row.completion_no,
  number: row.number,
  courseName: HYGIENE_COURSE_NAMES[row.course],
  completedOn: row.completed_on,
  provider: row.provider,
  business: row.bssh_nm,
});

const ownCompletions = ({ db, caller }: MemberContext) =>
  db.selectFrom('hygiene_completion').selectAll().where('member_no', '=', caller.memberNo);

/** Name and birth date of the member, as they are now. */
async function findHolder({ db, caller }: MemberContext): Promise<Pick<OwnHygiene, 'name' | 'userBirth'>> {
  const member = await db
    .selectFrom('member')
    .select(['name', 'user_birth'])
    .where('member_no', '=', caller.memberNo)
    .executeTakeFirst();
  return { name: member?.name ?? '', userBirth: member?.user_birth ?? '' };
}

/** Completions of the member, and the state of this year's hygiene education. */
export async function viewOwnHygiene(_input: object, context: MemberContext): Promise<OwnHygiene> {
  const { db, now, caller } = context;
  const {
    rows: [owed],
  } = await sql<HygieneStateRow>`
    select * from ${hygieneStates(now)} as owed where member_no = ${caller.memberNo}`.execute(db);
  const rows = await ownCompletions(context).orderBy('completed_on', 'desc').orderBy('completion_no', 'desc').execute();
  return {
    state: owed?.state ?? null,
    courseName: HYGIENE_COURSE_NAMES[owed?.course ?? 'YEARLY'],
    dueOn: dueDayOf(now),
    ...(await findHolder(context)),
    completions: rows.map(present),
  };
}

export async function downloadHygiene({ completionNo }: CallValue<Calls['downloadHygiene']>, context: MemberContext) {
  const row = await ownCompletions(context).where('completion_no', '=', completionNo).executeTakeFirst();
  if (!row) throw new HttpError('NOT_FOUND');
  const document = { ...present(row), ...(await findHolder(context)) };
  const paper = hygienePaper(document, context.configuration.origins[0]);
  sendPdf(paper.fileName, await printPaper({ kind: 'proven', paper }, context.caller.memberNo), context);
  return null;
}
