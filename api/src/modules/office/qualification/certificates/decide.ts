import type { CertificateStatus } from '@portal/shared/contract';
import type { OfficeAct } from '@portal/shared/contract/office';
import { certificate } from '../../../../aggregates/certificate.ts';
import { moneyContext, type MoneyContext } from '../../../../enrolment/context.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { act, orChanged } from '../../../../internalControls/acts/act.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { decideCertificate, reissueCertificate } from '../../../manager/certificates/decisions.ts';
import type { CertificateRow } from '../../../manager/certificates/store.ts';
import { ofMember } from '../../parts/targets.ts';

/** An employee's decision about a certificate. */

interface Decided {
  certificateNo: number;
  reason: string;
}

const target = ofMember(certificate);

interface Decision extends Decided {
  act: OfficeAct;
  check?(row: CertificateRow): void;
  /** The state that the life cycle allows; null where it refuses. */
  move(context: MoneyContext): Promise<CertificateStatus | null>;
}

const decideOne = ({ act: name, certificateNo, reason, check, move }: Decision, context: MemberContext) =>
  act(
    target,
    {
      act: name,
      no: certificateNo,
      reason,
      ...(check && { check }),
      do: async () => orChanged(await move(moneyContext(context))),
      entry: (_row, status) => ({ detail: { status } }),
    },
    context,
  );

/** Gives one certificate its number. */
export const issueOne = (
  { rating, ...decided }: Decided & { rating?: 1 | 2 | undefined },
  context: MemberContext,
): Promise<CertificateStatus> =>
  decideOne(
    {
      ...decided,
      act: 'issue certificate',
      check({ status, grade }) {
        if (status === 'PAID' && grade === null && rating === undefined)
          throw new HttpError('MALFORMED', { issues: [{ path: 'rating', message: '발급할 급수를 골라주세요.' }] });
      },
      move: (money) =>
        decideCertificate(decided.certificateNo, { event: 'issue', ...(rating && { grade: rating }) }, money),
    },
    context,
  );

/** Refuses a paid request; its fee is owed back. */
export const rejectOne = (decided: Decided, context: MemberContext): Promise<CertificateStatus> => {
  const { certificateNo, reason } = decided;
  const move = (money: MoneyContext) => decideCertificate(certificateNo, { event: 'reject', reason }, money);
  return decideOne({ ...decided, act: 'reject certificate', move }, context);
};

/** Withdraws a qualification. */
export const revokeOne = (decided: Decided, context: MemberContext): Promise<CertificateStatus> => {
  const { certificateNo, reason } = decided;
  const move = (money: MoneyContext) => decideCertificate(certificateNo, { event: 'revoke', reason }, money);
  return decideOne({ ...decided, act: 'revoke certificate', move }, context);
};

/** Issues a valid certificate again, under a new number; answers the new row's. */
export const reissueOne = (decided: Decided, context: MemberContext): Promise<number> => {
  const { certificateNo, reason } = decided;
  return act(
    target,
    {
      act: 'reissue certificate',
      no: certificateNo,
      reason,
      do: async () => orChanged(await reissueCertificate(decided, moneyContext(context))),
      entry: (_row, newNo) => ({ objectNo: newNo, detail: { replaces: certificateNo } }),
    },
    context,
  );
};
