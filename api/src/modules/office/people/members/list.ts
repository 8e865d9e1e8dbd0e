import { sql } from 'kysely';
import type { Calls, CallValue } from '@portal/shared/contract';
import { MEMBER_STATUS_NAMES } from '@portal/shared/contract/office';
import { maskPhone } from '@portal/shared/format';
import { typedName } from '@portal/shared/rules';
import { seoulTimestamp } from '@portal/shared/time';
import { fetchLongPage, type LongList } from '../../../../database/longList.ts';
import { beginningPattern, toPage } from '../../../../database/page.ts';
import type { MemberRow } from '../../../../database/types/tables/user.ts';
import { recordAct, type ActContext } from '../../../../internalControls/audit/recordAct.ts';
import { maskedMail, maskedName, maskedUserId } from './masked.ts';

type Query = CallValue<Calls['officeMembers']>;

const MEMBERS: LongList = { table: 'member', order: ['member_no'], texts: [] };

const COLUMNS = ['member_no', 'user_id', 'name', 'user_phone', 'email', 'status', 'role', 'joined_at'] as const;

/** Conditions in the form of their indexes (migration 0001). */
const SEARCHES = {
  name: (keyword: string) => sql<boolean>`name like ${beginningPattern(typedName(keyword))}`,
  userId: (keyword: string) => sql<boolean>`lower(user_id) like ${beginningPattern(keyword.toLowerCase())}`,
  phone: (keyword: string) => sql<boolean>`right(user_phone, 4) = ${keyword}`,
  email: (keyword: string) => sql<boolean>`lower(email) = ${keyword.toLowerCase()}`,
};

const branchName = sql<string | null>`(select name from branch where branch.branch_no = member.branch_no)`;

/**
 * Lists members, masked, newest first. A search is recorded with the members shown but without its keyword: the audit
 * log is permanent and must not hold members' data.
 */
export async function listMembers({ status, branchNo, by, keyword, ...paging }: Query, context: ActContext) {
  const { db } = context;
  let matching = db
    .selectFrom('member')
    .where('status', status === undefined ? '<>' : '=', status === undefined ? 'WITHDRAWN' : status);
  if (branchNo) matching = matching.where('branch_no', '=', branchNo);
  if (keyword) matching = matching.where(SEARCHES[by](keyword));
  const page = await fetchLongPage(db, MEMBERS, {
    matching,
    shown: db.selectFrom('member').select(COLUMNS).select(branchName.as('branch_name')),
    size: null,
    paging,
  });
  if (keyword) {
    const shown = page.rows.map(({ member_no: memberNo }) => memberNo).join(' ');
    await recordAct(context, {
      act: 'search members',
      object: 'member',
      objectNo: null,
      detail: { by, page: paging.page, found: page.totalRow, shown },
    });
  }
  return toPage(page, paging, (row) => ({ ...presentMasked(row), branchName: row.branch_name }));
}

/** Renders a member, masked, for any employee. */
export const presentMasked = (member: Pick<MemberRow, (typeof COLUMNS)[number]>) => ({
  memberNo: member.member_no,
  userId: maskedUserId(member.user_id),
  name: maskedName(member.name),
  userPhone: maskPhone(member.user_phone),
  email: maskedMail(member.email),
  status: member.status,
  statusName: MEMBER_STATUS_NAMES[member.status],
  isEmployee: member.role === 'employee',
  joinDate: seoulTimestamp(member.joined_at),
});
