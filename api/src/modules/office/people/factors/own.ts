import { encode } from 'uqr';
import type { Calls, CallValue } from '@portal/shared/contract';
import { ENROLMENT_MINUTES, MAX_FACTORS } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { MINUTE_MS } from '../../../../clock/durations.ts';
import { BusinessError, HttpError, type CommittedRefusal } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { provedUntil } from '../../../../pipeline/stepUp.ts';
import { lockMember } from '../../../user/account/store.ts';
import { acceptCode } from './codes.ts';
import { insertFactor, listFactors } from './store.ts';
import { addressOf, newSecret } from './totp.ts';

/** Quiet zone around a QR code in modules, required by readers. */
const QUIET_DOTS = 4;

/** Lists the caller's own factors. */
export async function listOwnFactors(context: MemberContext) {
  const { caller, now, configuration } = context;
  const until = provedUntil(caller, now);
  return {
    isRequired: configuration.secondFactor,
    provedUntil: until && seoulTimestamp(until),
    factors: (await listFactors(context, caller.memberNo)).map((row) => ({
      factorNo: row.factor_no,
      kind: row.kind,
      label: row.label,
      enrolledAt: seoulTimestamp(row.confirmed_at ?? row.created_at),
      usedAt: row.used_at && seoulTimestamp(row.used_at),
    })),
  };
}

/** Begins the enrolment of an app and returns its secret; an earlier one without a first code is dropped. */
export async function enrolApp({ label }: CallValue<Calls['officeEnrolApp']>, context: MemberContext) {
  const { db, caller } = context;
  await requireRoom(context);
  await db
    .deleteFrom('second_factor')
    .where('member_no', '=', caller.memberNo)
    .where('confirmed_at', 'is', null)
    .execute();
  const secret = newSecret();
  const factorNo = await insertFactor({ kind: 'app', label, secret }, context);
  return { factorNo, secret, ...drawQr(addressOf(secret, caller.userId)) };
}

/** Locks the caller's row. @throws BusinessError SECOND_FACTORS_FULL */
export async function requireRoom(context: MemberContext) {
  const { memberNo } = context.caller;
  await lockMember(context.db, memberNo);
  const factors = await listFactors(context, memberNo);
  if (factors.length >= MAX_FACTORS) throw new BusinessError('SECOND_FACTORS_FULL');
  return factors;
}

function drawQr(text: string) {
  const { data, size } = encode(text, { ecc: 'M', border: QUIET_DOTS });
  const squares = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])));
  return { qrPath: squares.join(''), qrSize: size };
}

/** Ends the enrolment of an app by its first code. */
export async function confirmApp(
  { factorNo, code }: CallValue<Calls['officeConfirmApp']>,
  context: MemberContext,
): Promise<CommittedRefusal | null> {
  const { db, now, caller } = context;
  await lockMember(db, caller.memberNo);
  const app = await db
    .selectFrom('second_factor')
    .selectAll()
    .where('factor_no', '=', factorNo)
    .where('member_no', '=', caller.memberNo)
    .where('confirmed_at', 'is', null)
    .where('created_at', '>', new Date(now.getTime() - ENROLMENT_MINUTES * MINUTE_MS))
    .executeTakeFirst();
  if (!app) throw new BusinessError('SECOND_FACTOR_LATE');
  const refusal = await acceptCode(code, [app], context);
  if (refusal) return refusal;
  await recordChange('enrol second factor', '등록', context);
  return null;
}

/** Accepts a code for the next quarter of an hour of this session. */
export async function proveFactor(
  { code }: CallValue<Calls['officeProveFactor']>,
  context: MemberContext,
): Promise<CommittedRefusal | null> {
  await lockMember(context.db, context.caller.memberNo);
  const apps = await listFactors(context, context.caller.memberNo);
  if (apps.length === 0) throw new BusinessError('SECOND_FACTOR_NONE');
  return acceptCode(code, apps, context);
}

/** Removes an own app. The last one stays: without any, the next person at the session could enrol theirs. */
export async function removeFactor({ factorNo }: CallValue<Calls['officeRemoveFactor']>, context: MemberContext) {
  const { db, caller } = context;
  await lockMember(db, caller.memberNo);
  const apps = await listFactors(context, caller.memberNo);
  if (!apps.some((app) => app.factor_no === factorNo)) throw new HttpError('NOT_FOUND');
  if (apps.length === 1) throw new BusinessError('SECOND_FACTOR_LAST');
  await db.deleteFrom('second_factor').where('factor_no', '=', factorNo).execute();
  await recordChange('remove second factor', '삭제', context);
  return null;
}

/** Records a change of own factors and notifies the employee. */
export async function recordChange(
  act: 'enrol second factor' | 'remove second factor',
  change: '등록' | '삭제',
  context: MemberContext,
): Promise<void> {
  const { memberNo } = context.caller;
  const subjectNo = await recordAct(context, { act, object: 'member', objectNo: memberNo });
  await raiseNotice({ event: 'secondFactorChanged', memberNo, subjectNo, values: { change } }, context);
}
