import { formatDateTime } from '@portal/shared/format';
import { DescriptionList, Section } from '@portal/shared/ui';
import { kindLine, priceText } from '../../parts/offering/offeringItems.ts';
import { kindWord, type OfferingDetail } from '../../parts/kind/offering.ts';
import { placeOf } from '../../parts/place/place.ts';

/** What one is applying for, above the form. */
export function ApplySummary({ offering }: { offering: OfferingDetail }) {
  return (
    <Section title={`신청하실 ${kindWord(offering.applyType)}`}>
      <DescriptionList
        items={[
          { term: `${kindWord(offering.applyType)}명`, description: offering.title },
          { term: '구분', description: kindLine(offering) },
          { term: '일시', description: formatDateTime(offering.day, offering.time) },
          { term: '장소', description: placeOf(offering) },
          { term: offering.applyType === 1 ? '교육비' : '응시료', description: priceText(offering.price) },
        ]}
      />
    </Section>
  );
}
