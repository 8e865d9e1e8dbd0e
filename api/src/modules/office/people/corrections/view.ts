import type { CallAnswer, Calls, CallValue } from '@portal/shared/contract';
import type { CorrectionRow } from '../../../../database/types/tables/user.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { isBelow } from '../../../../internalControls/permissions/authority.ts';
import { listPermissions } from '../../../../internalControls/permissions/permissions.ts';
import { VALID_CERTIFICATE_STATES } from '../../../../lifecycles/certificate.ts';
import { correctionLifecycle } from '../../../../lifecycles/correction.ts';
import { linesOf } from '../../../../lifecycles/lifecycle.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findStoredFile } from '../../../files/storedFiles/store.ts';
import { findMember } from '../../../user/account/store.ts';
import { hasWaited } from '../../../user/corrections/moveCorrection.ts';
import { formerOf, openFormer, openWanted } from '../../../user/corrections/sealed.ts';
import { findCorrection } from '../../../user/corrections/store.ts';
import { linkableMember } from '../../parts/linkableMember.ts';
import { findLook } from '../../parts/secondLooks.ts';
import { presentCorrection } from './present.ts';

type Action = CallAnswer<Calls['officeCorrection']>['allowedActions'][number];

/** Returns a request with old and new values; each access is in the audit log. */
export async function viewCorrection(
  { correctionNo }: CallValue<Calls['officeCorrection']>,
  context: MemberContext,
): Promise<CallAnswer<Calls['officeCorrection']>> {
  const { db, configuration } = context;
  const row = await findCorrection(db, correctionNo);
  const member = row && (await findMember(db, row.member_no));
  if (!member) throw new HttpError('NOT_FOUND');
  const { words, ...wanted } = openWanted(configuration.encryptionKeys, row);
  const before = openFormer(configuration.encryptionKeys, row) ?? formerOf(member);
  const { certificates } = await db
    .selectFrom('certificate')
    .select(({ fn }) => fn.countAll<number>().as('certificates'))
    .where('member_no', '=', row.member_no)
    .where('status', 'in', VALID_CERTIFICATE_STATES)
    .executeTakeFirstOrThrow();
  const answer = {
    ...presentCorrection({ ...row, name: member.name }),
    memberNo: (await linkableMember(context))(row.member_no),
    secondLook: await findLook(context, 'correction', correctionNo),
    userId: member.user_id ?? '',
    before,
    after: wanted,
    words,
    documentName: row.document_path ? ((await findStoredFile(db, row.document_path))?.file_name ?? '') : '',
    wantsReissue: row.wants_reissue,
    certificates,
    reason: row.reason,
    allowedActions: await actionsOn(row, context),
  };
  await recordAct(context, { act: 'show correction', object: 'correction', objectNo: correctionNo });
  return answer;
}

/** Returns the decisions open to the employee: none for an own account or that of a colleague with more permissions. */
async function actionsOn(row: CorrectionRow, { db, now, caller }: MemberContext): Promise<Action[]> {
  const own = await listPermissions(db, caller.memberNo);
  if (!(await isBelow(db, { callerNo: caller.memberNo, memberNo: row.member_no }, own))) return [];
  return (['accept', 'refuse'] as const).filter((event) =>
    linesOf(correctionLifecycle, { from: row.status, event, by: 'staff' }).some(
      ({ guard }) => guard === undefined || hasWaited(row, now),
    ),
  );
}
