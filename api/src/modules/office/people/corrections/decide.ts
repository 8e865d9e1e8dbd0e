import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import type { CorrectionRow, MemberRow } from '../../../../database/types/tables/user.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { dropLooks, requireSecondLook } from '../../../../internalControls/fourEyes/secondLook.ts';
import { VALID_CERTIFICATE_STATES } from '../../../../lifecycles/certificate.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { reissueCertificate } from '../../../manager/certificates/decisions.ts';
import { correctPerson, correctPhone } from '../../../user/corrections/correct.ts';
import { hasWaited, moveCorrection } from '../../../user/corrections/moveCorrection.ts';
import { formerOf, sealFormer, type Wanted } from '../../../user/corrections/sealed.ts';
import { requireCorrection } from '../../parts/lockMatter.ts';
import { CERTIFICATE_OBJECT, CORRECT_MEMBER_ACT, CORRECTION_OBJECT } from '../../parts/objects.ts';

type Input = CallValue<Calls['officeDecideCorrection']>;

/** A request and its account, both locked. */
interface Matter {
  correction: CorrectionRow;
  member: MemberRow;
  wanted: Wanted;
}

/** Decides on a correction request. A new phone amounts to an account takeover, so it needs two employees. */
export async function decideCorrection(
  { correctionNo, decision, reason }: Input,
  context: MemberContext,
): Promise<Outcome> {
  const act = decision === 'accept' ? CORRECT_MEMBER_ACT : 'refuse correction';
  const matter = await requireCorrection(correctionNo, act, context);
  return decision === 'accept' ? accept(matter, reason, context) : refuse(matter, reason, context);
}

async function accept(matter: Matter, reason: string, context: MemberContext): Promise<Outcome> {
  const { correction, member, wanted } = matter;
  const { configuration, now } = context;
  const object = { object: CORRECTION_OBJECT, objectNo: correction.correction_no };
  if (correction.status !== 'REQUESTED') throw new BusinessError('OFFICE_STATE_CHANGED');
  if (!hasWaited(correction, now)) throw new BusinessError('CORRECTION_TOO_EARLY');
  if (correction.kind === 'phone') {
    const shared = { ...object, act: CORRECT_MEMBER_ACT, amount: 0, content: wanted.userPhone, takesTwo: true, reason };
    if ((await requireSecondLook(shared, context)) === 'asked') return 'asked';
  }
  const formerSealed = sealFormer(configuration.encryptionKeys, correction.correction_no, formerOf(member));
  const status = await moveCorrection(correction, { event: 'accept', by: 'staff', formerSealed }, context);
  if (!status) throw new BusinessError('OFFICE_STATE_CHANGED');
  if (correction.kind === 'phone') await correctPhone(member, wanted, context);
  else await correctPersonAndPapers(matter, reason, context);
  await recordAct(context, { ...object, act: CORRECT_MEMBER_ACT, reason });
  return 'done';
}

/** Corrects name and birth date, and reissues the certificates that the member wants replaced. */
async function correctPersonAndPapers(
  { correction, member, wanted }: Matter,
  reason: string,
  context: MemberContext,
): Promise<void> {
  await correctPerson(member, wanted, context);
  const valid = await context.db
    .selectFrom('certificate')
    .select('certificate_no')
    .where('member_no', '=', member.member_no)
    .where('status', 'in', VALID_CERTIFICATE_STATES)
    .orderBy('certificate_no', 'desc')
    .execute();
  for (const { certificate_no: certificateNo } of correction.wants_reissue ? valid : []) {
    const newNo = await reissueCertificate({ certificateNo, reason }, moneyContext(context));
    if (newNo === null) throw new BusinessError('OFFICE_STATE_CHANGED');
    const object = { object: CERTIFICATE_OBJECT, objectNo: newNo };
    await recordAct(context, { ...object, act: 'reissue certificate', reason, detail: { replaces: certificateNo } });
  }
  const isReissued = correction.wants_reissue && valid.length > 0;
  const values = { what: whatOf(correction), isReissued, mayBeReissued: valid.length > 0 && !isReissued };
  const subject = { memberNo: member.member_no, subjectNo: correction.correction_no };
  await raiseNotice({ event: 'correctionDone', ...subject, values }, context);
}

async function refuse({ correction, wanted }: Matter, reason: string, context: MemberContext): Promise<Outcome> {
  const { correction_no: correctionNo, member_no: memberNo } = correction;
  const object = { object: CORRECTION_OBJECT, objectNo: correctionNo };
  if (!(await moveCorrection(correction, { event: 'refuse', by: 'staff', reason }, context)))
    throw new BusinessError('OFFICE_STATE_CHANGED');
  await dropLooks(context.db, object, context.now);
  await raiseNotice(
    {
      event: 'correctionRefused',
      memberNo,
      subjectNo: correctionNo,
      values: { what: whatOf(correction), reason },
      // For a request made without a login, the requested phone is notified.
      formerPhone: correction.without_login ? wanted.userPhone : null,
    },
    context,
  );
  await recordAct(context, { ...object, act: 'refuse correction', reason });
  return 'done';
}

const whatOf = ({ kind }: CorrectionRow) => (kind === 'phone' ? '휴대폰 번호' : '이름과 생년월일');
