import type { ReactNode } from 'react';
import type { RefundTerms } from '@portal/shared/contract/manager';
import { formatDate, formatMoney } from '@portal/shared/format';
import { refundPeriods } from '@portal/shared/papers';
import { StackedTable, type Column } from '../table/StackedTable.tsx';
import { refundAmount } from './refundAmount.ts';
import styles from './RefundTable.module.css';

/** A period of the table. */
interface Share {
  name: string;
  when: ReactNode;
  share: string;
  /** Won. */
  amount: number;
}

const COLUMNS: readonly Column<Share>[] = [
  { heading: '구분', cell: ({ name }) => name },
  { heading: '취소 신청일', cell: ({ when }) => when },
  { heading: '환불 비율', cell: ({ share }) => share },
];
const AMOUNT: Column<Share> = { heading: '환불 금액', cell: ({ amount }) => formatMoney(amount) };
const OTHER_DAYS: Share = { name: '그 밖의 날', when: '위 기간이 아닌 날', share: '환불 불가', amount: 0 };

/** Refund percentages by period, with amounts unless free. */
export const RefundTable = ({ terms, price }: { terms: RefundTerms; price: number }) => (
  <StackedTable
    caption="환불 기간과 환불 비율"
    columns={price > 0 ? [...COLUMNS, AMOUNT] : COLUMNS}
    rows={[
      ...refundPeriods(terms).map(({ name, from, to, percent }) => ({
        name,
        when: <Period from={from} to={to} />,
        share: `${percent}%`,
        amount: refundAmount(price, percent),
      })),
      OTHER_DAYS,
    ]}
    keyOf={({ name }) => name}
  />
);

/** In a narrow table the line breaks between the days, never inside one. */
function Period({ from, to }: { from: string; to: string }) {
  if (from === to) return <span className={styles.day}>{formatDate(from)}</span>;
  return (
    <>
      <span className={styles.day}>{formatDate(from)} ~</span> <span className={styles.day}>{formatDate(to)}</span>
    </>
  );
}
