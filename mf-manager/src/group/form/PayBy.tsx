import { useFormContext, useWatch } from 'react-hook-form';
import type { CallEntity } from '@portal/shared/contract';
import type { getMapInvoiceAllowance } from '@portal/shared/contract/manager';
import { INVOICE_OVERDUE, INVOICE_TOO_LATE } from '@portal/shared/contract/messages';
import { formatDate, formatMoney } from '@portal/shared/format';
import { formatBusinessNumber } from '@portal/shared/rules';
import { seoulDay, serverNow } from '@portal/shared/time';
import { Callout, RadioGroup, TextLink } from '@portal/shared/ui';
import type { Offering } from '../../parts/kind/offering.ts';
import { groupPath } from '../../parts/page/groupPaths.ts';
import type { GroupValues } from './groupForm.ts';

/** Allowance of an employer to pay later; null without one. */
export type Allowance = CallEntity<typeof getMapInvoiceAllowance>;

interface PayByProps {
  allowance: NonNullable<Allowance>;
  offering: Offering;
}

/** Choice between payment now and later by invoice. */
export function PayBy({ allowance, offering }: PayByProps) {
  const {
    register,
    formState: { errors },
  } = useFormContext<GroupValues>();
  const [people, payBy] = useWatch<GroupValues, ['people', 'payBy']>({ name: ['people', 'payBy'] });
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
      {payBy === 'INVOICE' && <Terms allowance={allowance} offering={offering} people={people.length} />}
    </>
  );
}

/** Terms of an invoice, or the reason why the API refuses one now. */
function Terms({ allowance, offering: { price, day }, people }: PayByProps & { people: number }) {
  const { businessName, businessNumber, left, untilDay, overdueGroupNo } = allowance;
  if (overdueGroupNo)
    return (
      <Callout tone="warning" title={INVOICE_OVERDUE}>
        <TextLink to={groupPath(overdueGroupNo)}>기한이 지난 청구서 보기</TextLink>
      </Callout>
    );
  if (day <= seoulDay(serverNow())) return <Callout tone="warning" title={INVOICE_TOO_LATE} />;
  return (
    <Callout
      tone={people * price > left ? 'warning' : 'info'}
      title={`${businessName}(${formatBusinessNumber(businessNumber)}): ${formatMoney(left)}까지 후불로 신청하실 수 있습니다.`}
    >
      자리가 바로 확정되고 초대를 보냅니다. 신청 뒤 14일 안에, 늦어도 시작 전날까지 협회 계좌로 입금해주세요. 후불은{' '}
      {formatDate(untilDay)}까지 신청하실 수 있습니다.
    </Callout>
  );
}
