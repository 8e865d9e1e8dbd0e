import { useFormContext } from 'react-hook-form';
import { Checkbox, Section } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { OfferingDetail } from '../../parts/kind/offering.ts';
import { RefundNotes } from '../../parts/refund/RefundNotes.tsx';
import { RefundTable } from '../../parts/refund/RefundTable.tsx';
import styles from './Consents.module.css';
import type { PersonValues } from './PersonFields.tsx';

/** The rules of refunds, and the consents that applying requires. */
export function Consents({ offering }: { offering: OfferingDetail }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<PersonValues>();
  const { word } = KINDS[offering.kind];
  return (
    <>
      <Section title="환불 기준">
        <RefundTable terms={offering.terms} price={offering.price} />
        <RefundNotes format={offering.format} />
      </Section>
      <Section title="동의">
        <div className={styles.root}>
          <Checkbox
            label="(필수) 위 환불 기준을 확인했으며 이에 동의합니다."
            error={errors.agreeRefund?.message}
            {...register('agreeRefund')}
          />
          <Checkbox
            label={`(필수) ${word} 신청을 위한 개인정보 수집·이용에 동의합니다.`}
            hint={`수집 항목: 이름, 생년월일, 주소, 요청 사항 / 이용 목적: ${word} 신청 접수와 운영, 환불 처리 / 보유 기간: 계약·결제 기록 5년. 동의하지 않으실 수 있으나, 동의하지 않으면 신청할 수 없습니다.`}
            error={errors.agreePrivacy?.message}
            {...register('agreePrivacy')}
          />
        </div>
      </Section>
    </>
  );
}
