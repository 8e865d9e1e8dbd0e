import { useFormContext } from 'react-hook-form';
import { Checkbox, Section } from '@portal/shared/ui';
import { kindWord, type OfferingDetail } from '../../parts/kind/offering.ts';
import { RefundNotes } from '../../parts/refund/RefundNotes.tsx';
import { RefundTable } from '../../parts/refund/RefundTable.tsx';
import styles from './ApplyForm.module.css';
import type { PersonValues } from './personSchema.ts';

/** The rules of refunds, and the consents without which nothing is sent. */
export function Consents({ offering }: { offering: OfferingDetail }) {
  const {
    register,
    formState: { errors },
  } = useFormContext<PersonValues>();
  const word = kindWord(offering.applyType);
  return (
    <>
      <Section title="환불 기준">
        <RefundTable terms={offering.terms} price={offering.price} />
        <RefundNotes kind={offering.refundKind} />
      </Section>
      <Section title="동의">
        <div className={styles.consents}>
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
