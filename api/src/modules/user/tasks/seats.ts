import { formatCount } from '@portal/shared/format';
import type { Queries } from '../../../database/types/tables.ts';
import { acceptUntil } from '../../../enrolment/group/acceptUntil.ts';
import { currentTerms } from '../../../enrolment/offering/occasion.ts';
import { offeringTitle } from '../../../enrolment/offering/offeringTitle.ts';
import { applicationPage } from '../../../notices/pages.ts';
import type { Task } from './waiting.ts';

/** Confirmed seats without anybody invited: a task for each group of the member, while people can be invited. */
export async function listToInvite(db: Queries, memberNo: number, now: Date): Promise<Task[]> {
  const groups = await db
    .selectFrom('application')
    .innerJoin('employer_group', 'employer_group.group_no', 'application.application_no')
    .innerJoin('group_seat', 'group_seat.group_no', 'application.application_no')
    .leftJoin('education', 'education.education_no', 'employer_group.education_no')
    .leftJoin('examination', 'examination.examination_no', 'employer_group.examination_no')
    .select(['application.application_no', 'application.terms', 'application.changed_to'])
    .select(['application.applied_at', 'application.confirmed_at', 'application.accept_by'])
    .select(({ fn }) => fn.countAll<number>().as('seats'))
    .where('application.member_no', '=', memberNo)
    .where('application.status', '=', 'CONFIRMED')
    .where('group_seat.status', '=', 'RESERVED')
    .where(({ fn }) => fn.coalesce('education.called_off', 'examination.called_off'), '=', false)
    .groupBy('application.application_no')
    .orderBy('application.application_no')
    .execute();
  return groups.flatMap((group): Task[] => {
    const dueAt = acceptUntil(group);
    if (dueAt <= now) return [];
    const title = `${offeringTitle(currentTerms(group))} 단체, 초대하실 분 ${formatCount(group.seats)}명`;
    return [{ kind: 'invite', title, amount: 0, dueAt, path: applicationPage('group', group.application_no).path }];
  });
}
