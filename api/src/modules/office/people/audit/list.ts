import type { Calls, CallValue } from '@portal/shared/contract';
import { endOfSeoulDay, seoulInstant, seoulTimestamp } from '@portal/shared/time';
import { fetchLongPage, type LongList } from '../../../../database/longList.ts';
import { toPage } from '../../../../database/page.ts';
import { verifyTail } from '../../../../internalControls/audit/verifyChain.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findMemberByUserId } from '../../../user/account/store.ts';
import { maskedWords } from '../members/masked.ts';

type Query = CallValue<Calls['officeAudit']>;

const AUDIT: LongList = { table: 'office_audit', order: ['at', 'audit_no'], texts: [] };
/** A number that no member has. */
const NOBODY = 0;
/** Number of newest rows verified from the browser. */
const TAIL_ROWS = 1000;

/**
 * Lists the audit log, newest first, filtered by employee, act, row and time. Each filter has an index (migration
 * 0012).
 */
export async function listAudit(
  { userId, act, object, objectNo, from, until, ...paging }: Query,
  { db }: MemberContext,
) {
  let matching = db.selectFrom('office_audit');
  if (userId)
    matching = matching.where('employee_no', '=', (await findMemberByUserId(db, userId))?.member_no ?? NOBODY);
  if (act) matching = matching.where('act', '=', act);
  if (object) matching = matching.where('object', '=', object);
  if (objectNo) matching = matching.where('object_no', '=', objectNo);
  if (from) matching = matching.where('at', '>=', seoulInstant(from));
  if (until) matching = matching.where('at', '<', endOfSeoulDay(until));
  const shown = db
    .selectFrom('office_audit')
    .leftJoin('member', 'member.member_no', 'office_audit.employee_no')
    .select(['audit_no', 'at', 'employee_no', 'act', 'object', 'object_no', 'ip', 'reason', 'detail'])
    .select(['member.name', 'member.user_id']);
  const page = await fetchLongPage(db, AUDIT, { matching, shown, size: null, paging });
  return toPage(page, paging, (row) => ({
    auditNo: row.audit_no,
    at: seoulTimestamp(row.at),
    employee: row.employee_no === null ? '' : `${row.name ?? ''} (${row.user_id ?? `${row.employee_no}번`})`,
    act: row.act,
    object: row.object,
    objectNo: row.object_no,
    ip: row.ip,
    reason: maskedWords(row.reason),
    detail: presentDetail(row.detail),
  }));
}

const presentDetail = (detail: string) =>
  Object.entries(JSON.parse(detail) as Record<string, string | number | boolean | null>).map(([name, value]) => ({
    name,
    value: maskedWords(String(value ?? '')),
  }));

/** Verifies the newest rows of the audit log. */
export async function verifyNewest(_input: CallValue<Calls['officeVerifyAudit']>, { db }: MemberContext) {
  const state = await verifyTail(db, TAIL_ROWS);
  return state.broken
    ? { checked: 0, brokenAt: state.broken.auditNo, lastHash: '' }
    : { checked: state.rows, brokenAt: null, lastHash: state.lastHash };
}
