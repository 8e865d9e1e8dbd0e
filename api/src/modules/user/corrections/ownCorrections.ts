import { CORRECTION_KIND_NAMES, CORRECTION_STATUS_NAMES } from '@portal/shared/contract/user';
import { formatBirth, maskPhone } from '@portal/shared/format';
import { seoulTimestamp } from '@portal/shared/time';
import { VALID_CERTIFICATE_STATES } from '../../../lifecycles/certificate.ts';
import { correctionLifecycle } from '../../../lifecycles/correction.ts';
import { linesOf } from '../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../pipeline/handler.ts';
import { openWanted, type Wanted } from './sealed.ts';

/** Maximum requests shown; no member has so many. */
const MAX_SHOWN = 50;

/** Correction requests of the member, newest first. */
export async function listOwnCorrections({ db, caller, configuration }: MemberContext) {
  const { memberNo } = caller;
  const rows = await db
    .selectFrom('correction')
    .selectAll()
    .where('member_no', '=', memberNo)
    .orderBy('correction_no', 'desc')
    .limit(MAX_SHOWN)
    .execute();
  const certificate = await db
    .selectFrom('certificate')
    .select('certificate_no')
    .where('member_no', '=', memberNo)
    .where('status', 'in', VALID_CERTIFICATE_STATES)
    .limit(1)
    .executeTakeFirst();
  const mayWithdraw = (status: (typeof rows)[number]['status']) =>
    linesOf(correctionLifecycle, { from: status, event: 'withdraw', by: 'member' }).length > 0;
  return {
    holdsCertificate: certificate !== undefined,
    list: rows.map((row) => ({
      correctionNo: row.correction_no,
      kind: row.kind,
      kindName: CORRECTION_KIND_NAMES[row.kind],
      wanted: inWords(openWanted(configuration.encryptionKeys, row)),
      status: row.status,
      statusName: CORRECTION_STATUS_NAMES[row.status],
      isWithoutLogin: row.without_login,
      requestedAt: seoulTimestamp(row.requested_at),
      dueAt: seoulTimestamp(row.due_at),
      decidedAt: row.decided_at && seoulTimestamp(row.decided_at),
      reason: row.status === 'REFUSED' ? row.reason : '',
      allowedActions: mayWithdraw(row.status) ? (['withdraw'] as const).slice() : [],
    })),
  };
}

const inWords = ({ name, userBirth, userPhone }: Wanted) =>
  userPhone ? maskPhone(userPhone) : `${name} (${formatBirth(userBirth)})`;
