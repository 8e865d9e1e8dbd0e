import { downloadUrl } from '@portal/shared/client';
import { formatDate, formatDateTime, formatMoney, formatPhone } from '@portal/shared/format';
import { Article, AttachmentList, DescriptionList, Section } from '@portal/shared/ui';
import { CERTIFICATE_FEE } from '../../parts/legal/fees.ts';
import { placeOf } from '../../parts/place/place.ts';
import { arrivalTime } from '../../parts/offering/arrival.ts';
import { RefundNotes } from '../../parts/refund/RefundNotes.tsx';
import { RefundTable } from '../../parts/refund/RefundTable.tsx';
import { applyPeriod, priceText, seatsText } from '../../parts/offering/offeringItems.ts';
import { kindWord, type OfferingDetail } from '../../parts/kind/offering.ts';
import { OfferingBadge } from './OfferingBadge.tsx';

/** What the law wants told of a private qualification: all of it, item by item. */
const totalCost = (price: number) =>
  `${formatMoney(price + CERTIFICATE_FEE)} = 응시료 ${formatMoney(price)} + 자격증 발급비 ${formatMoney(CERTIFICATE_FEE)} (합격 후 신청하시는 경우)`;

/** Everything there is to know before applying. */
export function OfferingDetails({ offering }: { offering: OfferingDetail }) {
  const word = kindWord(offering.applyType);
  return (
    <>
      <Section title={`${word} 정보`}>
        <DescriptionList
          items={[
            { term: '상태', description: <OfferingBadge offering={offering} /> },
            { term: '급수', description: `${offering.rating}급` },
            { term: offering.applyType === 1 ? '교육 방법' : '시험 구분', description: offering.kindName },
            { term: `${word} 일시`, description: formatDateTime(offering.day, offering.time) },
            ...(offering.refundKind === 'online'
              ? []
              : [{ term: '입실 시각', description: `${arrivalTime(offering.time)}까지 (시작 20분 전)` }]),
            { term: '장소', description: placeOf(offering) },
            { term: '신청 기간', description: applyPeriod(offering) },
            { term: '남은 자리', description: seatsText(offering) },
            { term: offering.applyType === 1 ? '교육비' : '응시료', description: priceText(offering.price) },
            ...(offering.applyType === 2 ? [{ term: '전체 비용', description: totalCost(offering.price) }] : []),
            ...(offering.passDate ? [{ term: '합격자 발표', description: formatDate(offering.passDate) }] : []),
            ...(offering.contactPhone
              ? [
                  {
                    term: '문의',
                    description: (
                      <a href={`tel:${offering.contactPhone.replace(/\D/g, '')}`}>
                        {formatPhone(offering.contactPhone)}
                      </a>
                    ),
                  },
                ]
              : []),
          ]}
        />
      </Section>
      {(offering.content || offering.files.length > 0) && (
        <Section title="안내">
          <Article html={offering.content} />
          <AttachmentList
            files={offering.files.map((file) => ({
              name: file.fileName,
              href: downloadUrl(file.path),
              bytes: file.size,
            }))}
          />
        </Section>
      )}
      <Section title="환불 기준">
        <RefundTable terms={offering.terms} price={offering.price} />
        <RefundNotes kind={offering.refundKind} />
      </Section>
    </>
  );
}
