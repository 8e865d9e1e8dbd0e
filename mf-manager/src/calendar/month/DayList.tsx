import { formatSeoul } from '@portal/shared/time';
import { Badge } from '@portal/shared/ui';
import styles from './DayList.module.css';
import { EventList } from './EventList.tsx';
import type { DayEvent, Days } from './events.ts';

type Day = readonly [day: string, events: readonly DayEvent[]];

interface DayListProps {
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`. */
  today: string;
  days: Days;
}

/** Days of a month with events, as a list; in the current month past days are folded. */
export function DayList({ month, today, days }: DayListProps) {
  const isPresent = today.startsWith(month);
  const all = [...days];
  const over = isPresent ? all.filter(([day]) => day < today) : [];
  const upcoming = isPresent ? all.filter(([day]) => day > today) : all;
  return (
    <div className={styles.root}>
      {over.length > 0 && (
        <details className={styles.past}>
          <summary>지난 날의 일정 {over.reduce((count, [, events]) => count + events.length, 0)}건 보기</summary>
          <DaysOf days={over} today={today} />
        </details>
      )}
      <DaysOf days={isPresent ? [[today, days.get(today) ?? []], ...upcoming] : upcoming} today={today} />
    </div>
  );
}

const DaysOf = ({ days, today }: { days: readonly Day[]; today: string }) => (
  <ol role="list" className={styles.days}>
    {days.map(([day, events]) => (
      <li key={day} aria-current={day === today ? 'date' : undefined}>
        <h3 className={styles.date}>
          <time dateTime={day}>{formatSeoul(day, 'M월 D일 (ddd)')}</time>
          {day === today && <Badge tone="warning">오늘</Badge>}
        </h3>
        {events.length > 0 ? <EventList events={events} /> : <p className={styles.nothing}>오늘은 일정이 없습니다.</p>}
      </li>
    ))}
  </ol>
);
