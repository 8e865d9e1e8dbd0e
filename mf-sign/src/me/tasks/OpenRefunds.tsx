import type { OpenRefund } from '@portal/shared/contract/myTasks';
import { formatMoney } from '@portal/shared/format';
import { Badge, ListRow } from '@portal/shared/ui';
import styles from './MyTasks.module.css';

/** Open refunds, each with a link to its page. */
export const OpenRefunds = ({ refunds }: { refunds: readonly OpenRefund[] }) => (
  <ul role="list" aria-label="진행 중인 환불" className={styles.rows}>
    {refunds.map(({ title, amount, statusName, path }, index) => (
      <li key={index}>
        <ListRow to={path} title={title} mark={<Badge tone="info">{statusName}</Badge>} facts={formatMoney(amount)} />
      </li>
    ))}
  </ul>
);
