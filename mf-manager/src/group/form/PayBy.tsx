import { useFormContext, useWatch } from 'react-hook-form';
import type { CallEntity } from '@portal/shared/contract';
import type { getMapInvoiceAllowance } from '@portal/shared/contract/manager';
import { formatDate, formatMoney } from '@portal/shared/format';
import { formatBusinessNumber } from '@portal/shared/rules';
import { Callout, RadioGroup } from '@portal/shared/ui';
import type { GroupValues } from './groupForm.ts';

/** Allowance of an employer to pay later; null without one. */
export type Allowance = CallEntity<typeof getMapInvoiceAllowance>;

interface PayByProps {
  allowance: NonNullable<Allowance>;
  /** Price of one seat. */
  price: number;
}

/** Choice between payment now and later by invoice. */
export function PayBy({ allowance, price }: PayByProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<GroupValues>();
  const [people, payBy] = useWatch<GroupValues, ['people', 'payBy']>({ name: ['people', 'payBy'] });
  const { businessName, businessNumber, left, untilDay } = allowance;
  return (
    <>
      <RadioGroup
        legend="결제 방법"
        required
        options={[
          { value: 'NOW', label: '지금 결제' },
          { value: 'INVOICE', label: '청구서 (나중에 계좌이체)' },
        ]}
        error={errors.payBy?.message}
        {...register('payBy')}
      />
      {payBy === 'INVOICE' && (
        <Callout
          tone={people.length * price > left ? 'warning' : 'info'}
          title={`${businessName}(${formatBusinessNumber(businessNumber)})은 ${formatMoney(left)}까지 후불로 신청하실 수 있습니다.`}
        >
          자리가 바로 확정되고 초대를 보냅니다. 신청 뒤 14일 안에, 늦어도 시작 전날까지 협회 계좌로 입금해주세요. 후불은{' '}
          {formatDate(untilDay)}까지 신청하실 수 있습니다.
        </Callout>
      )}
    </>
  );
}
