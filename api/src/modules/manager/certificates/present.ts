import type { Selectable } from 'kysely';
import type { CallAnswer, Calls, CertificateAction } from '@portal/shared/contract';
import { CARRIER_NAMES, trackingUrl } from '@portal/shared/contract/manager';
import { seoulTimestamp } from '@portal/shared/time';
import type { ApplicationTable, ExamTerms } from '../../../database/types/tables/manager.ts';
import type { IneligibleReason } from '../../../enrolment/application/certificateIneligibility.ts';
import { moneyOfFee } from '../../../enrolment/cashReceipt/money.ts';
import { presentCashReceiptOf } from '../../../enrolment/cashReceipt/present.ts';
import type { CashReceiptRow } from '../../../enrolment/cashReceipt/store.ts';
import { currentTerms } from '../../../enrolment/offering/occasion.ts';
import { certificateLifecycle } from '../../../lifecycles/certificate.ts';
import { linesOf } from '../../../lifecycles/lifecycle.ts';
import {
  certificateStatusName,
  examOf,
  hasFeeReceipt,
  isAddressOpen,
  isOpen,
  isValid,
  owesFee,
  type CertificateRow,
} from './store.ts';

type CertificateItem = CallAnswer<Calls['fetchUserCertList']>['list'][number];
type CertificateDocument = NonNullable<CertificateItem['document']>;

/** Announced pass. */
interface Pass extends Pick<Selectable<ApplicationTable>, 'terms' | 'changed_to'> {
  application_no: number;
  grade: 1 | 2;
  ineligible_reason: IneligibleReason | null;
}

/** Personal data on the document in addition to the name. */
interface Holder {
  user_birth: string | null;
}

/** Terms of the exam; only exams are passed. */
const examTerms = (pass: Pass) => currentTerms(pass) as ExamTerms;

/** Name of a passed exam. */
export const examName = ({ examinationName, part }: ExamTerms) => `${examinationName} ${part}`;

/** Short and full reason why a pass earns no certificate now. */
const INELIGIBLE_NAMES: Record<IneligibleReason, { name: string; reason: string }> = {
  PART_MISSING: {
    name: '필기·실기 합격 후 신청',
    reason: '같은 급수의 필기와 실기에 모두 합격하시면 신청하실 수 있습니다.',
  },
  REVOKED: { name: '신청할 수 없음', reason: '자격이 취소되기 전의 합격으로는 신청하실 수 없습니다.' },
  OPEN: { name: '같은 급수로 신청 중', reason: '같은 급수의 자격증 신청이 진행 중입니다.' },
  HELD: { name: '같은 급수로 발급됨', reason: '같은 급수의 자격증을 이미 받으셨습니다.' },
};

/** Pass without a requested certificate. */
export const presentPass = (pass: Pass): CertificateItem => ({
  userExaminationNo: pass.application_no,
  certificateNo: null,
  certName: examName(examTerms(pass)),
  rating: pass.grade,
  passDate: examTerms(pass).passDate,
  status: 'NONE',
  statusName: pass.ineligible_reason ? INELIGIBLE_NAMES[pass.ineligible_reason].name : '미신청',
  allowedActions: pass.ineligible_reason ? [] : ['requestCertificate'],
  fee: 0,
  dueAt: null,
  reason: pass.ineligible_reason ? INELIGIBLE_NAMES[pass.ineligible_reason].reason : '',
  feeOwed: 0,
  feeAccount: '',
  feeReturnedAt: null,
  document: null,
});

/** Context of a certificate: all requests of its member, its pass if any, and the holder. */
interface PresentContext {
  all: readonly CertificateRow[];
  pass: Pass | undefined;
  holder: Holder;
  cashReceipt: CashReceiptRow | undefined;
  now: Date;
}

export function presentCertificate(
  certificate: CertificateRow,
  { all, pass, holder, cashReceipt, now }: PresentContext,
): CertificateItem {
  const { status } = certificate;
  return {
    userExaminationNo: certificate.application_no,
    certificateNo: certificate.certificate_no,
    certName: certificate.cert_name,
    rating: certificate.grade,
    passDate: pass ? examTerms(pass).passDate : null,
    status,
    statusName: certificateStatusName(certificate),
    allowedActions: certificateActions(certificate, all, pass),
    fee: certificate.fee,
    dueAt: status === 'AWAITING_TRANSFER' && certificate.due_at ? seoulTimestamp(certificate.due_at) : null,
    reason: status === 'REJECTED' || status === 'REVOKED' ? certificate.reason : '',
    feeOwed: certificate.fee_owed,
    ...(certificate.surplus_of !== null && { isSurplus: true }),
    feeAccount: certificate.fee_account_masked,
    feeReturnedAt: certificate.fee_returned_at && seoulTimestamp(certificate.fee_returned_at),
    document: isValid(status) ? presentDocument(certificate, holder) : null,
    ...presentPost(certificate),
    ...(certificate.fee > 0 && presentCashReceiptOf(cashReceipt, moneyOfFee(certificate, now), now)),
  };
}

/** Postal address of the card, and its tracking data. */
function presentPost({ post_code, post_address, post_address2, ...card }: CertificateRow) {
  const { sent_at, carrier, tracking_number } = card;
  const tracked = carrier && tracking_number ? { carrier, number: tracking_number } : null;
  return {
    post: post_code ? { postCode: post_code, userAddress: post_address, userAddress2: post_address2 } : null,
    sending: sent_at && {
      sentAt: seoulTimestamp(sent_at),
      carrierName: tracked ? CARRIER_NAMES[tracked.carrier] : '',
      trackingNumber: tracked?.number ?? '',
      url: tracked ? trackingUrl(tracked.carrier, tracked.number) : '',
    },
  };
}

/** Printable data; null until the certificate is issued. */
export const presentDocument = (certificate: CertificateRow, holder: Holder): CertificateDocument | null =>
  certificate.number && certificate.grade && certificate.issued_at
    ? {
        number: certificate.number,
        rating: certificate.grade,
        name: certificate.holder_name ?? '',
        userBirth: holder.user_birth ?? '',
        issuedAt: seoulTimestamp(certificate.issued_at),
      }
    : null;

function certificateActions(
  certificate: CertificateRow,
  all: readonly CertificateRow[],
  pass: Pass | undefined,
): CertificateAction[] {
  const { status } = certificate;
  const sameGrade = all.filter(({ grade }) => grade === certificate.grade);
  const hasOpen = sameGrade.some((other) => isOpen(other.status));
  const hasEnded = !isOpen(status) && !isValid(status) && status !== 'REVOKED' && certificate.surplus_of === null;
  const isNamedByHand = certificate.application_no === null;
  const mayAskAgain = isNamedByHand
    ? !hasOpen && !sameGrade.some((other) => isValid(other.status))
    : pass?.ineligible_reason === null;
  const rights: Record<CertificateAction, boolean> = {
    requestCertificate: hasEnded && mayAskAgain,
    reissueCertificate: isValid(status) && !hasOpen,
    cancelCertificate: linesOf(certificateLifecycle, { from: status, event: 'cancel', by: 'member' }).length > 0,
    nameFeeAccount: owesFee(certificate),
    nameAddress: isAddressOpen(status),
    printCertificate: isValid(status),
    printReceipt: all.some((other) => examOf(other) === examOf(certificate) && hasFeeReceipt(other)),
  };
  return (Object.keys(rights) as CertificateAction[]).filter((action) => rights[action]);
}
