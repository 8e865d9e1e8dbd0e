import type { RefundTerms } from '@portal/shared/contract/manager';
import { formatDate, formatMoney } from '@portal/shared/format';
import { refundPeriods } from '@portal/shared/papers';
import { refundAmount } from '../../parts/refund/refundAmount.ts';

/** Part of an offering that determines refunds. */
interface Refundable {
  terms: RefundTerms;
  /** Won. */
  price: number;
}

/**
 * Warning before the consent to the refund rules: never more than a partial refund, or none yet. Null if the refund
 * would be full now.
 * @param today the day in Seoul.
 */
export function refundWarning({ terms, price }: Refundable, today: string): string | null {
  if (price === 0) return null;
  const upcoming = refundPeriods(terms).filter(({ to, percent }) => to >= today && percent > 0);
  const most = Math.max(0, ...upcoming.map(({ percent }) => percent));
  const share = `${most}%(${formatMoney(refundAmount(price, most))})`;
  if (most === 0) return `지금 신청하시면 언제 취소하셔도 환불되지 않습니다. 환불 비율은 ${share}입니다.`;
  const [next = today] = upcoming.map(({ from }) => from).sort();
  if (next > today)
    return `지금은 환불 기간이 아니므로 ${formatDate(next)} 이후의 환불 기간에 취소하셔야 결제 금액의 최대 ${share}가 환불되고, 그 밖의 날에는 환불되지 않습니다.`;
  if (most === 100) return null;
  return `지금 신청하시면 언제 취소하셔도 결제 금액의 ${share}까지만 환불되고, 환불 기간이 아닌 날에는 환불되지 않습니다.`;
}
