import { formatBirth, formatDate, formatDateTime } from '@portal/shared/format';
import { DescriptionList, Section } from '@portal/shared/ui';
import { priceText } from '../parts/offering/offeringItems.ts';
import { kindWord } from '../parts/kind/offering.ts';
import { PaymentDetails } from './PaymentDetails.tsx';
import { placeOf } from '../parts/place/place.ts';
import { arrivalTime } from '../parts/offering/arrival.ts';
import { RefundNotes } from '../parts/refund/RefundNotes.tsx';
import { RefundTable } from '../parts/refund/RefundTable.tsx';
import type { ApplicationDetail } from '../parts/kind/application.ts';
import { ApplicationBadge } from '../parts/application/ApplicationBadge.tsx';
import { RefundDetails } from './RefundDetails.tsx';

/** Everything about one application: what for, who, paid how, given back how much. */
export function ApplicationDetails({ application }: { application: ApplicationDetail }) {
  const { applicant, applyType, exam } = application;
  const word = kindWord(applyType);
  const orNone = (text: string) => text || '없음';
  return (
    <>
      <Section title="신청 정보">
        <DescriptionList
          items={[
            { term: '신청번호', description: application.userExaminationNo },
            { term: '상태', description: <ApplicationBadge application={application} /> },
            { term: '신청일시', description: formatDateTime(application.applyDate) },
            { term: `${word}명`, description: application.title },
            { term: '급수', description: `${application.rating}급` },
            { term: applyType === 1 ? '교육 방법' : '시험 구분', description: application.kindName },
            { term: `${word} 일시`, description: formatDateTime(application.day, application.time) },
            ...(application.refundKind === 'online'
              ? []
              : [{ term: '입실 시각', description: `${arrivalTime(application.time)}까지 (시작 20분 전)` }]),
            { term: '장소', description: placeOf(application) },
            { term: applyType === 1 ? '교육비' : '응시료', description: priceText(application.price) },
            ...(exam ? [{ term: '합격자 발표', description: `${formatDate(exam.passDate)} ${exam.passTime}` }] : []),
          ]}
        />
      </Section>
      <Section title="신청자 정보">
        <DescriptionList
          items={[
            ...(applicant.examinationCode ? [{ term: '수험번호', description: applicant.examinationCode }] : []),
            { term: '이름', description: applicant.name },
            ...(applyType === 2 ? [{ term: '영문 이름', description: orNone(applicant.enName) }] : []),
            { term: '생년월일', description: formatBirth(applicant.userBirth) },
            { term: '우편번호', description: orNone(applicant.postCode) },
            { term: '주소', description: orNone(placeOf(applicant)) },
            ...(applyType === 1
              ? [{ term: '편의 제공', description: applicant.needsHelp ? '필요함' : '필요하지 않음' }]
              : []),
            { term: applicant.needsHelp ? '필요한 편의' : '요청 사항', description: orNone(applicant.memo) },
          ]}
        />
      </Section>
      {application.payment && (
        <Section title="결제 정보">
          <PaymentDetails payment={application.payment} />
        </Section>
      )}
      {application.refund && (
        <Section title="환불 정보">
          <RefundDetails refund={application.refund} />
        </Section>
      )}
      <Section title="환불 기준" lead="신청하신 날의 기준이며, 이후에 바뀌지 않습니다.">
        <RefundTable terms={application.terms} price={application.price} />
        <RefundNotes kind={application.refundKind} />
      </Section>
    </>
  );
}
