import { useFormContext } from 'react-hook-form';
import { seoulDay, serverNow } from '@portal/shared/time';
import { Callout, Checkbox, DescriptionList, Section } from '@portal/shared/ui';
import { ConsentBox } from '../../parts/form/ConsentBox.tsx';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { PERSONAL_DATA, RETENTION } from '../../parts/person/personalData.ts';
import type { PersonValues } from '../../parts/person/PersonFields.tsx';
import { RefundNotes } from '../../parts/refund/RefundNotes.tsx';
import { RefundTable } from '../../parts/refund/RefundTable.tsx';
import { refundWarning } from './refundWarning.ts';

/** Refund rules, and the consents required for an application. */
export function Consents({ offering }: { offering: OfferingDetail }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<PersonValues>();
  const { word } = KINDS[offering.kind];
  const warning = refundWarning(offering, seoulDay(serverNow()));
  return (
    <>
      <Section title="환불 기준">
        {warning && <Callout tone="warning">{warning}</Callout>}
        <RefundTable terms={offering.terms} price={offering.price} />
        <RefundNotes offering={offering} />
      </Section>
      <Section title="개인정보 수집·이용" lead={`${word} 신청에서 받는 정보와 그 이용 목적입니다.`}>
        <DescriptionList
          items={[...PERSONAL_DATA[offering.kind], { term: <strong>보유 기간</strong>, description: RETENTION }]}
        />
      </Section>
      <ConsentBox>
        <Checkbox
          label="위 환불 기준을 확인했으며 이에 동의합니다."
          required
          error={errors.agreeRefund?.message}
          {...register('agreeRefund')}
        />
        <Checkbox
          required
          label={`${word} 신청을 위한 위의 개인정보 수집·이용에 동의합니다.`}
          hint="동의하지 않으셔도 되지만, 그러면 신청을 받을 수 없습니다. (선택) 항목은 적지 않으셔도 됩니다."
          error={errors.agreePrivacy?.message}
          {...register('agreePrivacy')}
        />
      </ConsentBox>
    </>
  );
}
