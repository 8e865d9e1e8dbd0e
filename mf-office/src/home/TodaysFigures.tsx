import { useItem } from '@portal/shared/client';
import { officeToday } from '@portal/shared/contract/office';
import { formatCount, formatMoney } from '@portal/shared/format';
import styles from './TodaysFigures.module.css';

/** Figures of today; empty while it loads, after an error, and for an employee who may see none of it. */
export function TodaysFigures() {
  const { data } = useItem(officeToday, {}, { background: true });
  const figures = data
    ? [
        ...(data.applications === null ? [] : [{ term: '오늘 신청', value: `${formatCount(data.applications)}건` }]),
        ...(data.payments === null
          ? []
          : [{ term: `오늘 결제 ${formatCount(data.payments.count)}건`, value: formatMoney(data.payments.amount) }]),
        ...(data.members === null ? [] : [{ term: '오늘 가입', value: `${formatCount(data.members)}명` }]),
      ]
    : [];
  if (figures.length === 0) return null;
  return (
    <dl className={styles.figures}>
      {figures.map(({ term, value }) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
