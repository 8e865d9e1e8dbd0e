import { association } from '@portal/shared/association';
import { formatDeadline, formatMoney } from '@portal/shared/format';
import { Callout } from '@portal/shared/ui';
import { AccountNumber } from '../../../parts/deposit/AccountNumber.tsx';
import type { Group } from '../../group.ts';
import { isOpen } from './Acceptance.tsx';

/** Consequence of an overdue invoice, by the seats that the group still has. */
function consequence({ seats, counts }: Pick<Group, 'seats' | 'counts'>): string {
  const noInvoices = '새로 후불로 신청하실 수 없습니다.';
  if (counts.reserved + counts.invited + counts.confirmed === 0)
    return `자리는 모두 취소되었고, 환불 기준에 따라 청구서에 남은 금액입니다. 입금하시기 전에는 ${noInvoices}`;
  return isOpen({ seats })
    ? `입금되지 않으면 아무도 수락하지 않은 자리를 협회가 취소할 수 있고, ${noInvoices}`
    : `입금하시기 전에는 ${noInvoices}`;
}

/** A group with an unpaid invoice: amount, account and deadline. */
export function Invoiced({ group }: { group: Pick<Group, 'invoice' | 'seats' | 'counts'> }) {
  const { invoice } = group;
  if (!invoice) return null;
  const { bank } = association;
  const { amount, dueAt, status } = invoice;
  const isWrittenOff = status === 'WRITTEN_OFF';
  const isOverdue = invoice.isOverdue || isWrittenOff;
  const due = formatDeadline(dueAt);
  return (
    <Callout
      tone={isOverdue ? 'danger' : 'warning'}
      title={
        isOverdue
          ? `입금 기한(${due})이 지났습니다. ${formatMoney(amount)}을 입금해주세요.`
          : `${due}까지 ${formatMoney(amount)}을 입금해주세요.`
      }
    >
      <p>
        {bank.name}, 예금주 {bank.holder}
      </p>
      <AccountNumber number={bank.account} />
      입금자명을 상호로 적어주시면 빨리 확인됩니다.{' '}
      {isWrittenOff
        ? '입금하시면 협회가 은행에서 확인하고 알려드립니다. 새로 후불로 신청하시려면 협회에 문의해주세요.'
        : isOverdue
          ? consequence(group)
          : '입금은 영업일에 협회가 은행에서 확인합니다.'}
    </Callout>
  );
}
