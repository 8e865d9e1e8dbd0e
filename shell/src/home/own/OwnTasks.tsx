import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { useItem } from '@portal/shared/client';
import { getMapMyMatters, TASK_NOTES, type NextDate, type WaitingTask } from '@portal/shared/contract/myTasks';
import { formatDateTime, formatDeadline, formatMoney } from '@portal/shared/format';
import { Link } from '@portal/shared/router';
import { Skeleton } from '@portal/shared/ui';
import styles from './OwnPlace.module.css';

const WAITING = '할 일';
const NEXT = '다음 일정';

interface LineProps {
  mark: string;
  isUrgent?: boolean;
  title: string;
  detail: string;
  action: string;
  path: string;
}

/** One line, which is a link as a whole. */
const Line = ({ mark, isUrgent, title, detail, action, path }: LineProps) => (
  <li>
    <Link to={path} className={styles.line}>
      <span className={styles.mark} data-urgent={isUrgent || undefined}>
        {mark}
      </span>{' '}
      <strong className={styles.title}>{title}</strong>{' '}
      <span className={styles.detail}>
        {detail && <span>{`${detail} · `}</span>}
        <span className={styles.action}>{action}</span>
      </span>
      <ChevronRight aria-hidden="true" className={styles.arrow} />
    </Link>
  </li>
);

/** Placeholder, so that both lines always have the same position. */
const EmptyLine = ({ mark, text }: Pick<LineProps, 'mark'> & { text: string }) => (
  <li className={styles.empty}>
    <span className={styles.mark}>{mark}</span> {text}
  </li>
);

function detailOf({ kind, amount, dueAt, dueName, isOverdue }: WaitingTask) {
  if (dueAt) return `${dueName} ${formatDeadline(dueAt)}까지${isOverdue ? ' (지남)' : ''}`;
  return amount > 0 ? formatMoney(amount) : (TASK_NOTES[kind] ?? '');
}

/** The most urgent pending item, and how many there are. */
const WaitingLine = ({ matter, count }: { matter: WaitingTask; count: number }) => (
  <Line
    mark={count > 1 ? `${WAITING} ${count}건` : WAITING}
    isUrgent
    title={matter.title}
    detail={detailOf(matter)}
    action={matter.kindName}
    path={matter.path}
  />
);

/** Code of an exam; a course has another one. */
const EXAM = 2;

const paperOf = ({ applyType, hasPaper = true }: NextDate) => {
  if (!hasPaper) return '신청 내역';
  return applyType === EXAM ? '수험표' : '수강증';
};

const NextLine = ({ next }: { next: NextDate }) => (
  <Line
    mark={NEXT}
    title={next.title}
    detail={formatDateTime(next.day, next.time)}
    action={paperOf(next)}
    path={next.path}
  />
);

/**
 * The two lines of pending items and of the next date.
 * @param instead shown if they cannot be loaded.
 */
export default function OwnTasks({ instead }: { instead: ReactNode }) {
  const { data: matters, error } = useItem(getMapMyMatters, {}, { background: true });
  if (!matters) return error ? instead : <Skeleton height="2rem" lines={2} />;
  const { waiting, next } = matters;
  const [first] = waiting;
  return (
    <ul role="list" className={styles.lines}>
      {first ? (
        <WaitingLine matter={first} count={waiting.length} />
      ) : (
        <EmptyLine mark={WAITING} text="지금 하실 일이 없습니다." />
      )}
      {next ? <NextLine next={next} /> : <EmptyLine mark={NEXT} text="예정된 교육·시험이 없습니다." />}
    </ul>
  );
}
