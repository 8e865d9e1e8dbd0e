import { downloadUrl } from '@portal/shared/client';
import { EVIDENCE_DAYS, type ScoreRule } from '@portal/shared/contract/manager';
import { formatDate } from '@portal/shared/format';
import { addDays } from '@portal/shared/time';
import { Article, AttachmentList, DescriptionList, PhoneLink, Section } from '@portal/shared/ui';
import { KINDS } from '../kind/kinds.ts';
import type { OfferingDetail } from '../kind/offering.ts';
import { costsWith } from '../qualification/costs.ts';
import { usePassRates } from '../qualification/passRates.ts';
import { useTariff } from '../qualification/useTariff.ts';
import { RefundNotes } from '../refund/RefundNotes.tsx';
import { RefundTable } from '../refund/RefundTable.tsx';
import { standardInWords } from '../results/standardInWords.ts';
import { applyItems } from './applyItems.tsx';
import { hallItems } from './hallItems.tsx';
import { OfferingBadge } from './OfferingBadge.tsx';
import { offeringItems } from './offeringItems.ts';
import { scheduleItems } from './scheduleItems.tsx';

/** `이론, 실무` and the pass criteria. */
const subjectsInWords = (rule: ScoreRule) => (
  <>
    {rule.subjects.map(({ name }) => name).join(', ')}
    <br />
    {standardInWords(rule)}
  </>
);

/** Course that an exam requires. */
const requirementItem = ({ grade }: Pick<OfferingDetail, 'grade'>) => ({
  term: '신청 자격',
  description: `${grade}급 교육을 수료하신 분`,
});

/** Documents that the exam requires besides the course, and their deadline. */
const evidenceItem = ({ day }: Pick<OfferingDetail, 'day'>) => ({
  term: '응시 자격 증빙',
  description: `경력이나 학력 서류를 ${formatDate(addDays(day, -EVIDENCE_DAYS))}까지 내셔야 합니다. 신청은 먼저 하실 수 있고, 인정되어야 수험표가 나옵니다.`,
});

/** All details of an offering. */
export function OfferingDetails({ offering }: { offering: OfferingDetail }) {
  const { word, isQualifying } = KINDS[offering.kind];
  const { tariff } = useTariff();
  const costs = isQualifying && tariff && costsWith({ ...offering, part: offering.typeName }, tariff);
  const passRates = usePassRates(offering);
  const { period, opening, seats } = applyItems(offering);
  return (
    <>
      <Section title={`${word} 정보`}>
        <DescriptionList
          items={[
            { term: '상태', description: <OfferingBadge offering={offering} /> },
            ...scheduleItems(offering),
            ...hallItems(offering),
            period,
            ...opening,
            seats,
            offeringItems(offering).price,
            // All costs item by item, which the law requires for a private qualification (자격기본법).
            ...(costs ? [{ term: '전체 비용', description: costs }] : []),
            ...(offering.kind === 'exam' ? [requirementItem(offering)] : []),
            ...(offering.asksEvidence ? [evidenceItem(offering)] : []),
            ...(offering.passDate ? [{ term: '합격자 발표', description: formatDate(offering.passDate) }] : []),
            ...(passRates ? [{ term: '지난 합격률', description: passRates }] : []),
            ...(offering.scoreRule ? [{ term: '시험 과목', description: subjectsInWords(offering.scoreRule) }] : []),
            ...(offering.branch ? [{ term: '주관', description: offering.branch.name }] : []),
            ...(offering.contactPhone
              ? [{ term: '문의', description: <PhoneLink phone={offering.contactPhone} /> }]
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
      <Section title="환불 기준" weight="quiet">
        <RefundTable terms={offering.terms} price={offering.price} />
        <RefundNotes offering={offering} />
      </Section>
    </>
  );
}
