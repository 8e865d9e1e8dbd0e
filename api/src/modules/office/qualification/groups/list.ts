import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import { fetchPage, toPage } from '../../../../database/page.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { presentStatus } from '../../../manager/groups/present.ts';
import { listGroupRows, listSeats } from '../../../manager/groups/store.ts';
import { linkableMember } from '../../parts/linkableMember.ts';
import { openLooks } from '../../parts/secondLooks.ts';
import { maskedName } from '../../people/members/masked.ts';
import { findGroups } from './query.ts';

/**
 * Lists employers' groups, masked, newest first. A search is recorded with the groups shown but without its keyword,
 * because the audit log is permanent.
 */
export async function listGroupsForOffice(
  { keyword, status, kind, offeringNo, ...paging }: CallValue<Calls['officeGroups']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeGroups']>> {
  const { db, now } = context;
  const page = await fetchPage(findGroups(db, { keyword, status, kind, offeringNo }, now), paging);
  const groupNos = page.rows.map(({ application_no }) => application_no);
  const groups = new Map((await listGroupRows(groupNos, db)).map((group) => [group.group_no, group]));
  const seats = await listSeats(groupNos, db);
  const linkable = await linkableMember(context);
  const lookAt = await openLooks(context, 'employer_group', groupNos);
  const answer = toPage(page, paging, ({ employer, employer_phone: _phone, ...application }) => {
    const group = groups.get(application.application_no);
    if (!group) throw new Error(`application ${application.application_no} has no group`);
    const whole = { application, group, seats: seats.get(group.group_no) ?? [] };
    return {
      ...presentStatus(whole, now),
      employer: maskedName(employer),
      memberNo: linkable(application.member_no),
      secondLook: lookAt(group.group_no),
    };
  });
  if (keyword) {
    const detail = { page: paging.page, found: page.totalRow, shown: groupNos.join(' ') };
    await recordAct(context, { act: 'search groups', object: 'employer_group', objectNo: null, detail });
  }
  return answer;
}
