import { formatMoney } from '@portal/shared/format';
import { Table } from '@portal/shared/ui';
import { costsOf, totalCost } from '../parts/qualification/costs.ts';
import type { Tariff } from '../parts/qualification/useTariff.ts';
import styles from './CostTable.module.css';

const GRADES = [1, 2] as const;

/** Costs of each grade, item by item and in total. */
export function CostTable({ tariff }: { tariff: Tariff }) {
  return (
    <Table caption="급수별 비용" hideCaption>
      <thead>
        <tr>
          <th scope="col" className={styles.item}>
            항목
          </th>
          {GRADES.map((grade) => (
            <th key={grade} scope="col" className={styles.money}>
              {grade}급
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {costsOf(tariff).map(({ item, price }) => (
          <tr key={item}>
            <th scope="row" className={styles.item}>
              {item}
            </th>
            {GRADES.map((grade) => (
              <td key={grade} className={styles.money}>
                {formatMoney(price[grade])}
              </td>
            ))}
          </tr>
        ))}
        <tr className={styles.total}>
          <th scope="row" className={styles.item}>
            모두 더하면
          </th>
          {GRADES.map((grade) => (
            <td key={grade} className={styles.money}>
              {formatMoney(totalCost(tariff, grade))}
            </td>
          ))}
        </tr>
      </tbody>
    </Table>
  );
}
