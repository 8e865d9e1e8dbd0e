import { TASK_NOTES, type WaitingTask } from '@portal/shared/contract/myTasks';
import { formatDeadline, formatMoney } from '@portal/shared/format';
import { ButtonLink, Callout, Card, UnbrokenNumbers, VisuallyHidden } from '@portal/shared/ui';
import styles from './MyTasks.module.css';

/** A member's pending items, the most urgent first, or a note that there are none. */
export function WaitingList({ waiting }: { waiting: readonly WaitingTask[] }) {
  if (waiting.length === 0) return <Callout tone="success">지금 하실 일이 없습니다.</Callout>;
  return (
    <ul role="list" className={styles.list} aria-label="지금 하실 일">
      {waiting.map((task, index) => {
        const { kind, kindName, title, path } = task;
        return (
          <li key={`${kind} ${path} ${title}`}>
            <Card className={styles.waiting}>
              <h3 className={styles.title}>{title}</h3>
              {TASK_NOTES[kind] && <p>{TASK_NOTES[kind]}</p>}
              <Facts task={task} />
              <ButtonLink to={path} variant={index === 0 ? 'primary' : 'secondary'} className={styles.action}>
                {kindName}
                <VisuallyHidden>: {title}</VisuallyHidden>
              </ButtonLink>
            </Card>
          </li>
        );
      })}
    </ul>
  );
}

/** Deadline and amount of a task. */
function Facts({ task: { amount, dueAt, dueName, isOverdue } }: { task: WaitingTask }) {
  if (!dueAt && amount === 0) return null;
  return (
    <p>
      {dueAt && (
        <span>
          {dueName}{' '}
          <strong>
            <UnbrokenNumbers>{`${formatDeadline(dueAt)}까지${isOverdue ? ' (지남)' : ''}`}</UnbrokenNumbers>
          </strong>
        </span>
      )}
      {amount > 0 && <span>{`${dueAt ? ' · ' : ''}${formatMoney(amount)}`}</span>}
    </p>
  );
}
