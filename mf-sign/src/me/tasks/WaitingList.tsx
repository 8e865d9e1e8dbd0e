import type { WaitingTask } from '@portal/shared/contract/myTasks';
import { formatDeadline, formatMoney } from '@portal/shared/format';
import { ButtonLink, Callout, Card, UnbrokenNumbers, VisuallyHidden } from '@portal/shared/ui';
import styles from './MyTasks.module.css';

/** A member's pending items, the most urgent first, or a note that there are none. */
export function WaitingList({ waiting }: { waiting: readonly WaitingTask[] }) {
  if (waiting.length === 0) return <Callout tone="success">지금 하실 일이 없습니다.</Callout>;
  return (
    <ul role="list" className={styles.list} aria-label="지금 하실 일">
      {waiting.map(({ kind, kindName, title, amount, dueAt, dueName, path }, index) => (
        <li key={`${kind} ${path} ${title}`}>
          <Card className={styles.waiting}>
            <h3 className={styles.title}>{title}</h3>
            <p>
              {dueAt && (
                <span>
                  {dueName}{' '}
                  <strong>
                    <UnbrokenNumbers>{`${formatDeadline(dueAt)}까지`}</UnbrokenNumbers>
                  </strong>
                  {' · '}
                </span>
              )}
              {formatMoney(amount)}
            </p>
            <ButtonLink to={path} variant={index === 0 ? 'primary' : 'secondary'} className={styles.action}>
              {kindName}
              <VisuallyHidden>: {title}</VisuallyHidden>
            </ButtonLink>
          </Card>
        </li>
      ))}
    </ul>
  );
}
