import { ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from '@portal/shared/router';
import { VisuallyHidden } from '@portal/shared/ui';
import { monthName } from '../parts/filters/options.ts';
import { monthIn } from '../parts/filters/queryValues.ts';
import { calendarPath } from '../parts/page/paths.ts';
import { monthAfter } from './month/weeks.ts';
import styles from './MonthSteps.module.css';
import type { CalendarView } from './useCalendarView.ts';

interface MonthStepsProps {
  /** `YYYY-MM`. */
  month: string;
  view: CalendarView;
  /** It is the current month. */
  isPresent: boolean;
}

/**
 * Links to the previous and next month with the same filters. The links stay the same elements, so that repeated key
 * presses work; `nofollow`, since crawlers would follow a hundred years of months.
 */
export function MonthSteps({ month, view, isPresent }: MonthStepsProps) {
  const link = { className: styles.step, rel: 'nofollow', preventScrollReset: true };
  const [before, after] = [monthIn(monthAfter(month, -1)), monthIn(monthAfter(month, 1))];
  return (
    <nav aria-label="다른 달">
      <ul role="list" className={styles.root}>
        {before && (
          <li key="before">
            <Link {...link} to={calendarPath({ ...view, month: before })}>
              <ChevronLeft aria-hidden="true" />
              <VisuallyHidden>이전 달, </VisuallyHidden>
              {monthName(before)}
            </Link>
          </li>
        )}
        {!isPresent && (
          <li key="present">
            <Link {...link} to={calendarPath({ ...view, month: '' })}>
              이번 달
            </Link>
          </li>
        )}
        {after && (
          <li key="after">
            <Link {...link} to={calendarPath({ ...view, month: after })}>
              <VisuallyHidden>다음 달, </VisuallyHidden>
              {monthName(after)}
              <ChevronRight aria-hidden="true" />
            </Link>
          </li>
        )}
      </ul>
    </nav>
  );
}
