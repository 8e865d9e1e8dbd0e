import type { ReactNode } from 'react';
import type { RefundTerms } from '@portal/shared/contract/manager';
import { formatDate, formatMoney } from '@portal/shared/format';
import { refundPeriods } from '@portal/shared/papers';
import { Table } from '@portal/shared/ui';
import { refundAmount } from './refundAmount.ts';
import styles from './RefundTable.module.css';

const HEADINGS = { when: '취소 신청일', percent: '환불 비율', amount: '환불 금액' };

/**
 * Refund percentages by period. On a phone a row's cells stand below each other, with their headings; the roles are
 * written out, because `display` takes them from the elements.
 */
export function RefundTable({ terms, price }: { terms: RefundTerms; price: number }) {
  const headings = ['구분', HEADINGS.when, HEADINGS.percent, ...(price > 0 ? [HEADINGS.amount] : [])];
  return (
    <div className={styles.root}>
      <Table caption="환불 기간과 환불 비율" hideCaption>
        <thead role="rowgroup">
          <tr role="row">
            {headings.map((heading) => (
              <th key={heading} scope="col" role="columnheader">
                {heading}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {refundPeriods(terms).map(({ name, from, to, percent }) => (
            <Row
              key={name}
              name={name}
              when={<Period from={from} to={to} />}
              share={`${percent}%`}
              amount={price > 0 && refundAmount(price, percent)}
            />
          ))}
          <Row name="그 밖의 날" when="위 기간이 아닌 날" share="환불 불가" amount={price > 0 && 0} />
        </tbody>
      </Table>
    </div>
  );
}

interface RowProps {
  name: string;
  when: ReactNode;
  share: string;
  /** Won; false of what is free. */
  amount: number | false;
}

const Row = ({ name, when, share, amount }: RowProps) => (
  <tr role="row">
    <th scope="row" role="rowheader">
      {name}
    </th>
    <td role="cell" data-label={HEADINGS.when}>
      {when}
    </td>
    <td role="cell" data-label={HEADINGS.percent}>
      {share}
    </td>
    {amount !== false && (
      <td role="cell" data-label={HEADINGS.amount}>
        {formatMoney(amount)}
      </td>
    )}
  </tr>
);

/** A narrow table breaks the line between the days, never inside one. */
function Period({ from, to }: { from: string; to: string }) {
  if (from === to) return <span className={styles.day}>{formatDate(from)}</span>;
  return (
    <>
      <span className={styles.day}>{formatDate(from)} ~</span> <span className={styles.day}>{formatDate(to)}</span>
    </>
  );
}
