import { CARRIER_NAMES } from '@portal/shared/contract/manager';
import type { MoneyContext } from '../../../enrolment/context.ts';
import type { CertificateEffect, CertificateEvent } from '../../../lifecycles/certificate.ts';
import { raiseNotice } from '../../../notices/raiseNotice.ts';
import type { NoticeEvent, NoticeValues } from '../../../notices/values.ts';
import type { CertificateRow } from './store.ts';

type CertificateNotices = Pick<NoticeValues, Extract<NoticeEvent, `certificate${string}`>>;

const gradeOf = ({ certificate_no, grade }: CertificateRow) => {
  if (grade === null) throw new Error(`certificate ${certificate_no} was issued without a grade`);
  return { grade };
};

/** Values of each notice. */
const VALUES: { [Event in keyof CertificateNotices]: (certificate: CertificateRow) => CertificateNotices[Event] } = {
  certificateAsked: ({ certificate_no, fee, due_at }) => {
    if (due_at === null) throw new Error(`certificate ${certificate_no} awaits a transfer without a due time`);
    return { amount: fee, dueAt: due_at };
  },
  certificatePaid: ({ fee }) => ({ amount: fee }),
  certificateResumed: ({ fee }) => ({ amount: fee }),
  certificateFeeOwed: ({ fee_owed }) => ({ amount: fee_owed }),
  certificateExpired: () => ({}),
  certificateIssued: gradeOf,
  certificateSent: (certificate) => ({
    ...gradeOf(certificate),
    carrierName: certificate.carrier ? CARRIER_NAMES[certificate.carrier] : '',
    trackingNumber: certificate.tracking_number ?? '',
  }),
  certificateRejected: ({ fee_owed, reason }) => ({ amount: fee_owed, reason }),
  certificateRevoked: ({ reason }) => ({ reason }),
};

/** Notice of each life-cycle event. The others have none: the member sees their outcome at once, or needs no notice. */
const CERTIFICATE_EVENT_NOTICES: Partial<Record<CertificateEvent, keyof CertificateNotices>> = {
  askTransfer: 'certificateAsked',
  transferred: 'certificatePaid',
  issue: 'certificateIssued',
  reissue: 'certificateIssued',
  send: 'certificateSent',
  reject: 'certificateRejected',
  duePassed: 'certificateExpired',
  revoke: 'certificateRevoked',
};

/** Notices for a fee that arrives after its request has ended. */
const LATE_FEE_NOTICES: Partial<Record<CertificateEffect, keyof CertificateNotices>> = {
  resume: 'certificateResumed',
  oweLateFee: 'certificateFeeOwed',
};

/** Notifies the holder in the transaction of the event. */
export async function notifyHolder(
  { event: lifecycleEvent, effect }: { event: CertificateEvent; effect?: CertificateEffect },
  certificate: CertificateRow,
  context: MoneyContext,
): Promise<void> {
  const event = (effect && LATE_FEE_NOTICES[effect]) ?? CERTIFICATE_EVENT_NOTICES[lifecycleEvent];
  if (!event) return;
  const { member_no: memberNo, certificate_no: subjectNo } = certificate;
  await raiseNotice({ event, memberNo, subjectNo, values: VALUES[event](certificate) }, context);
}
