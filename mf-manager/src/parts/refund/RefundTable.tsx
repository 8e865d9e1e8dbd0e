import type { RefundTerms } from '@portal/shared/contract/manager';
import { formatDate, formatMoney, formatPeriod } from '@portal/shared/format';
import { Table } from '@portal/shared/ui';
import styles from './RefundTable.module.css';

/** Both refund periods in words, in their order. */
export const refundPeriods = (terms: RefundTerms) => [
  {
    name: '1차 환불 기간',
    from: terms.reStartDate,
    to: terms.reEndDate,
    period: formatPeriod(terms.reStartDate, terms.reEndDate),
    percent: terms.percent,
  },
  {
    name: '2차 환불 기간',
    from: terms.reStartDate2,
    to: terms.reEndDate2,
    period: formatPeriod(terms.reStartDate2, terms.reEndDate2),
    percent: terms.percent2,
  },
];

/** Refund percentages by period. The amount is floor(price × percent / 100). */
export function RefundTable({ terms, price }: { terms: RefundTerms; price: number }) {
  return (
    <Table caption="환불 기간과 환불 비율" hideCaption>
      <thead>
        <tr>
          <th scope="col">구분</th>
          <th scope="col">취소 신청일</th>
          <th scope="col">환불 비율</th>
          {price > 0 && <th scope="col">환불 금액</th>}
        </tr>
      </thead>
      <tbody>
        {refundPeriods(terms).map(({ name, from, to, percent }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              <Period from={from} to={to} />
            </td>
            <td>{percent}%</td>
            {price > 0 && <td>{formatMoney(Math.floor((price * percent) / 100))}</td>}
          </tr>
        ))}
        <tr>
          <th scope="row">그 밖의 날</th>
          <td>위 기간이 아닌 날</td>
          <td>환불 불가</td>
          {price > 0 && <td>{formatMoney(0)}</td>}
        </tr>
      </tbody>
    </Table>
  );
}

/** A narrow table breaks the line between the days, never inside one. */
function Period({ from, to }: { from: string; to: string }) {
  if (from === to) return <span className={styles.day}>{formatDate(from)}</span>;
  return (
    <>
      <span className={styles.day}>{formatDate(from)} ~</span> <span className={styles.day}>{formatDate(to)}</span>
    </>
  );
}
