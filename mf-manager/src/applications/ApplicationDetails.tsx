import { formatBirth, formatDate, formatDateTime, formatMoney } from '@portal/shared/format';
import { addressLine, type Applicant } from '@portal/shared/papers';
import { DescriptionList, Section, UnbrokenNumbers } from '@portal/shared/ui';
import { ApplicationBadge } from '../parts/application/ApplicationBadge.tsx';
import { priceItem } from '../parts/application/priceItem.ts';
import { CashReceiptSection } from '../parts/cashReceipt/CashReceiptSection.tsx';
import type { ApplicationDetail, Refund } from '../parts/kind/application.ts';
import { callsOf } from '../parts/kind/applicationSources.ts';
import { hallItems } from '../parts/offering/hallItems.tsx';
import { offeringItems } from '../parts/offering/offeringItems.ts';
import { scheduleItems } from '../parts/offering/scheduleItems.tsx';
import { paymentItems } from '../parts/payment/paymentItems.ts';
import { destinationOf } from '../parts/refund/destinationOf.ts';
import { RefundNotes } from '../parts/refund/RefundNotes.tsx';
import { RefundTable } from '../parts/refund/RefundTable.tsx';
import { PastChanges } from './change/PastChanges.tsx';

const orNone = (text: string) => text || '없음';

const applicationItems = (application: ApplicationDetail) => {
  const { exam } = application;
  return [
    { term: '신청번호', description: application.applicationNo },
    { term: '상태', description: <ApplicationBadge application={application} /> },
    { term: '신청일시', description: formatDateTime(application.applyDate) },
    offeringItems(application).name,
    ...scheduleItems(application),
    ...hallItems(application),
    priceItem(application),
    ...(exam ? [{ term: '합격자 발표', description: `${formatDate(exam.passDate)} ${exam.passTime}` }] : []),
  ];
};

const applicantItems = ({ examNumber, enName, needsHelp, ...applicant }: Applicant) => [
  ...(examNumber ? [{ term: '수험번호', description: <UnbrokenNumbers>{examNumber}</UnbrokenNumbers> }] : []),
  { term: '이름', description: applicant.name },
  ...(enName === null ? [] : [{ term: '영문 이름', description: orNone(enName) }]),
  { term: '생년월일', description: formatBirth(applicant.userBirth) },
  { term: '우편번호', description: orNone(applicant.postCode) },
  { term: '주소', description: orNone(addressLine(applicant)) },
  ...(needsHelp === null ? [] : [{ term: '편의 제공', description: needsHelp ? '필요함' : '필요하지 않음' }]),
  { term: needsHelp ? '필요한 편의' : '요청 사항', description: orNone(applicant.memo) },
];

/** Items of a refund; the account is masked by the API. */
const refundItems = (refund: Refund, payment: ApplicationDetail['payment']) => {
  const destination = destinationOf(refund, payment);
  return [
    { term: '상태', description: refund.statusName },
    { term: '접수일시', description: formatDateTime(refund.requestedAt) },
    ...(refund.doneAt ? [{ term: '환불일시', description: formatDateTime(refund.doneAt) }] : []),
    { term: '환불 금액', description: `${formatMoney(refund.amount)} (${refund.percent}%)` },
    ...(refund.rejected
      ? [
          { term: '반려일시', description: formatDateTime(refund.rejected.at) },
          { term: '반려 사유', description: orNone(refund.rejected.reason) },
        ]
      : []),
    ...(refund.amount > 0 && destination ? [{ term: '돌려받으실 곳', description: destination }] : []),
  ];
};

/** Details of one application: offering, applicant, payment, refund. */
export function ApplicationDetails({ application }: { application: ApplicationDetail }) {
  const { applicant, payment, refund } = application;
  return (
    <>
      <Section title="신청 정보">
        <DescriptionList items={applicationItems(application)} />
      </Section>
      <PastChanges changes={application.pastChanges} />
      <Section title="신청자 정보">
        <DescriptionList items={applicantItems(applicant)} />
      </Section>
      {payment && (
        <Section title="결제 정보">
          <DescriptionList items={paymentItems(payment)} />
        </Section>
      )}
      <CashReceiptSection payment={payment} invalidates={callsOf(application.kind)} />
      {refund && (
        <Section title="환불 정보">
          <DescriptionList items={refundItems(refund, payment)} />
        </Section>
      )}
      {!application.group && (
        <Section title="환불 기준" lead="신청하신 날의 기준이며, 이후에 바뀌지 않습니다.">
          <RefundTable terms={application.terms} price={application.price} />
          <RefundNotes offering={application} />
        </Section>
      )}
    </>
  );
}
