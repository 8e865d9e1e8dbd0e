import { formatMoney } from '@portal/shared/format';
import { Table } from '@portal/shared/ui';
import { COSTS, totalCost } from './costs.ts';
import styles from './info.module.css';

const GRADES = [1, 2] as const;

/** What each grade costs, item by item and in all. */
export function CostTable() {
  return (
    <Table caption="급수별 비용" hideCaption>
      <thead>
        <tr>
          <th scope="col" className={styles.item}>
            항목
          </th>
          {GRADES.map((rating) => (
            <th key={rating} scope="col" className={styles.money}>
              {rating}급
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {COSTS.map(({ item, price }) => (
          <tr key={item}>
            <th scope="row" className={styles.item}>
              {item}
            </th>
            {GRADES.map((rating) => (
              <td key={rating} className={styles.money}>
                {formatMoney(price[rating])}
              </td>
            ))}
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row" className={styles.item}>
            모두 더하면
          </th>
          {GRADES.map((rating) => (
            <td key={rating} className={styles.money}>
              {formatMoney(totalCost(rating))}
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}
