import { formatSeoul } from '@portal/shared/time';
import { Badge, VisuallyHidden } from '@portal/shared/ui';
import { monthName } from '../../parts/filters/options.ts';
import { EventList } from './EventList.tsx';
import type { DayEvent, Days } from './events.ts';
import styles from './MonthTable.module.css';
import { WEEKDAYS, weeksOf } from './weeks.ts';

/** Maximum of events shown per day; the rest is folded. */
const MAX_SHOWN = 3;

interface MonthProps {
  /** `YYYY-MM`. */
  month: string;
  /** `YYYY-MM-DD`. */
  today: string;
  days: Days;
}

/**
 * A month as a calendar sheet, for screens with room for seven columns; a media query hides it or `DayList`. A choice
 * by script would shift the rendered page.
 */
export const MonthTable = ({ month, today, days }: MonthProps) => (
  <table className={styles.root}>
    <caption>
      <VisuallyHidden>{monthName(month)} 교육과 시험 일정</VisuallyHidden>
    </caption>
    <thead>
      <tr>
        {WEEKDAYS.map((weekday) => (
          <th key={weekday} scope="col">
            {weekday}
            <VisuallyHidden>요일</VisuallyHidden>
          </th>
        ))}
      </tr>
    </thead>
    <tbody>
      {weeksOf(month).map((week, index) => (
        <tr key={index}>
          {week.map((day, weekday) =>
            day ? (
              <DayCell key={day} day={day} isToday={day === today} events={days.get(day) ?? []} />
            ) : (
              <td key={weekday} className={styles.otherMonth} />
            ),
          )}
        </tr>
      ))}
    </tbody>
  </table>
);

function DayCell({ day, isToday, events }: { day: string; isToday: boolean; events: readonly DayEvent[] }) {
  const folded = events.slice(MAX_SHOWN);
  return (
    <td className={styles.day} aria-current={isToday ? 'date' : undefined}>
      <p className={styles.number}>
        <time dateTime={day}>
          {formatSeoul(day, 'D')}
          <VisuallyHidden>일</VisuallyHidden>
        </time>
        {isToday && <Badge tone="warning">오늘</Badge>}
      </p>
      {events.length > 0 && <EventList events={events.slice(0, MAX_SHOWN)} />}
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>
            <VisuallyHidden>{formatSeoul(day, 'M월 D일')} </VisuallyHidden>
            {folded.length}건 더 보기
          </summary>
          <EventList events={folded} />
        </details>
      )}
    </td>
  );
}
