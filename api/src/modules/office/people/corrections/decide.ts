import type { Calls, CallValue } from '@portal/shared/contract';
import type { Outcome } from '@portal/shared/contract/office';
import type { CorrectionRow, MemberRow } from '../../../../database/types/tables/user.ts';
import { lockApplicationsOf } from '../../../../enrolment/application/store.ts';
import { moneyContext } from '../../../../enrolment/context.ts';
import { BusinessError } from '../../../../errors/errors.ts';
import { act, actOfTwo, orChanged, type Target } from '../../../../internalControls/acts/act.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import { dropLooks } from '../../../../internalControls/fourEyes/secondLook.ts';
import { lockBelow } from '../../../../internalControls/permissions/authority.ts';
import { VALID_CERTIFICATE_STATES } from '../../../../lifecycles/certificate.ts';
import { raiseNotice } from '../../../../notices/raiseNotice.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { reissueCertificate } from '../../../manager/certificates/decisions.ts';
import { lockPhone } from '../../../user/account/store.ts';
import { correctPerson, correctPhone } from '../../../user/corrections/correct.ts';
import { hasWaited, moveCorrection } from '../../../user/corrections/moveCorrection.ts';
import { formerOf, openWanted, sealFormer, type Wanted } from '../../../user/corrections/sealed.ts';
import { findCorrection, lockCorrection } from '../../../user/corrections/store.ts';
import { CORRECT_MEMBER_ACT } from '../../parts/objects.ts';

type Input = CallValue<Calls['officeDecideCorrection']>;

/** A request with its account, both locked. */
interface Request {
  correction: CorrectionRow;
  member: MemberRow;
  wanted: Wanted;
}

/** Behind the phone that is asked for and the account, as where members change theirs. */
const target: Target<Request> = {
  object: 'correction',
  async lock(correctionNo, context, act) {
    const { db, configuration } = context;
    const found = await findCorrection(db, correctionNo);
    if (!found) return null;
    const wanted = openWanted(configuration.encryptionKeys, found);
    if (found.kind === 'person') await lockApplicationsOf(db, found.member_no);
    if (wanted.userPhone !== '') await lockPhone(db, wanted.userPhone);
    const { member } = await lockBelow({ memberNo: found.member_no, act }, context);
    const correction = await lockCorrection(db, correctionNo);
    return correction ? { correction, member, wanted } : null;
  },
  memberNo: () => 'checked by lock',
};

/** Decides on a request for a correction. To change a phone is to take an account over: that takes two. */
export async function decideCorrection(input: Input, context: MemberContext): Promise<Outcome> {
  const { correctionNo: no, decision, reason } = input;
  if (decision === 'refuse') {
    const refused = (request: Request) => refuse(request, reason, context);
    await act(target, { act: 'refuse correction', no, reason, do: refused }, context);
    return 'done';
  }
  const work = {
    act: CORRECT_MEMBER_ACT,
    no,
    reason,
    check({ correction }: Request) {
      if (correction.status !== 'REQUESTED') throw new BusinessError('OFFICE_STATE_CHANGED');
      if (!hasWaited(correction, context.now)) throw new BusinessError('CORRECTION_TOO_EARLY');
    },
    do: (request: Request) => accept(request, reason, context),
  };
  const { kind } = (await findCorrection(context.db, no)) ?? {};
  if (kind === 'phone') {
    const shared = ({ wanted }: Request) => ({ amount: null, content: wanted.userPhone, takesTwo: true });
    return actOfTwo(target, { ...work, shared }, context);
  }
  await act(target, work, context);
  return 'done';
}

async function accept(request: Request, reason: string, context: MemberContext): Promise<void> {
  const { correction, member, wanted } = request;
  const { encryptionKeys } = context.configuration;
  const formerSealed = sealFormer(encryptionKeys, correction.correction_no, formerOf(member));
  orChanged(await moveCorrection(correction, { event: 'accept', by: 'staff', formerSealed }, context));
  if (correction.kind === 'phone') await correctPhone(member, wanted, context);
  else await correctPersonAndPapers(request, reason, context);
}

/** Corrects name and birth date, and reissues the certificates that the member wants replaced. */
async function correctPersonAndPapers(
  { correction, member, wanted }: Request,
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
    await recordAct(context, {
      act: 'reissue certificate',
      object: 'certificate',
      objectNo: newNo,
      reason,
      detail: { replaces: certificateNo },
    });
  }
  const isReissued = correction.wants_reissue && valid.length > 0;
  const values = { what: whatOf(correction), isReissued, mayBeReissued: valid.length > 0 && !isReissued };
  const subject = { memberNo: member.member_no, subjectNo: correction.correction_no };
  await raiseNotice({ event: 'correctionDone', ...subject, values }, context);
}

async function refuse({ correction, wanted }: Request, reason: string, context: MemberContext): Promise<void> {
  const { correction_no: correctionNo, member_no: memberNo } = correction;
  orChanged(await moveCorrection(correction, { event: 'refuse', by: 'staff', reason }, context));
  await dropLooks(context.db, { object: 'correction', objectNo: correctionNo }, context.now);
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
}

const whatOf = ({ kind }: CorrectionRow) => (kind === 'phone' ? '휴대폰 번호' : '이름과 생년월일');
