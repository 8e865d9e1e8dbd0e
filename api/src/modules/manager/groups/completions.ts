import type { CallAnswer, Calls } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { lockApplication } from '../../../enrolment/application/store.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { issuePaper } from '../numbered/issuePaper.ts';
import { isCompletionShared } from './allowedActions.ts';
import { requireOwnGroup } from './store.ts';

type Completions = CallAnswer<Calls['postMapGroupCompletions']>;

/**
 * Completions of members who agreed to share them with their employer: name and a number that anybody can check. A
 * number that is first assigned here remains the same when its member opens the paper.
 */
export async function listCompletions({ groupNo }: { groupNo: number }, context: MemberContext): Promise<Completions> {
  const { db, now } = context;
  const { seats } = await requireOwnGroup(groupNo, context);
  const completions: Completions['completions'] = [];
  // Lock order: applications by their numbers, as everywhere.
  const shared = seats
    .filter(isCompletionShared)
    .toSorted((one, other) => (one.application_no ?? 0) - (other.application_no ?? 0));
  for (const { seat_no: seatNo, position, application_no } of shared) {
    const application = application_no === null ? undefined : await lockApplication(db, application_no);
    // The result was corrected meanwhile.
    if (application?.status !== 'COMPLETED') continue;
    const { application_no: subjectNo, member_no: memberNo } = application;
    const member = await db.selectFrom('member').select('name').where('member_no', '=', memberNo).executeTakeFirst();
    // A member who has withdrawn is not named.
    if (!member?.name) continue;
    const person = { recipient: 'PERSON', name: member.name, businessNumber: '' } as const;
    const paper = await issuePaper({ kind: 'COMPLETION', subjectNo }, person, { db, now, caller: { memberNo } });
    completions.push({
      ...{ seatNo, position, name: member.name },
      ...{ number: paper.number, issuedAt: seoulTimestamp(paper.issued_at) },
    });
  }
  return { completions: completions.toSorted((one, other) => one.position - other.position) };
}
