import { useItem } from '@portal/shared/client';
import { getMapCalendar } from '@portal/shared/contract/manager';
import { formatCount } from '@portal/shared/format';
import { useSessionUser } from '@portal/shared/session';
import { Page, VisuallyHidden } from '@portal/shared/ui';
import { monthName } from '../parts/filters/options.ts';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { OFFERED_LIST } from '../parts/page/paths.ts';
import { QueryResult } from '../parts/page/QueryResult.tsx';
import { CalendarFilters } from './CalendarFilters.tsx';
import styles from './CalendarPage.module.css';
import { EmptyMonth } from './EmptyMonth.tsx';
import { CalendarFeed } from './feed/CalendarFeed.tsx';
import { DayList } from './month/DayList.tsx';
import { byDay, eventsOf } from './month/events.ts';
import { MonthTable } from './month/MonthTable.tsx';
import { MonthSteps } from './MonthSteps.tsx';
import { toInput, useCalendarView } from './useCalendarView.ts';

const LEAD = '교육과 시험이 열리는 날, 신청이 시작되고 마감되는 날, 합격자를 발표하는 날을 한 달씩 보여드립니다.';

/** /manager/calendar: public month view of courses and exams. */
export default function CalendarPage() {
  const { view, change } = useCalendarView();
  const isMember = useSessionUser() !== null;
  const calendar = useItem(getMapCalendar, toInput(view));
  // Only the server's clock determines the current month.
  const month = view.month || calendar.data?.month;
  const isPresent = month !== undefined && calendar.data?.today.startsWith(month) === true;
  return (
    <Page title="교육·시험 달력" breadcrumb={breadcrumb()} lead={LEAD}>
      <div className={styles.calendar}>
        <CalendarFilters view={view} onChange={change} />
        {month && (
          <div className={styles.head}>
            <h2>{monthName(month)}</h2>
            <MonthSteps month={month} view={view} isPresent={isPresent} />
          </div>
        )}
        <VisuallyHidden role="status">
          {calendar.data && `${monthName(calendar.data.month)} 일정 ${calendar.data.total}건`}
        </VisuallyHidden>
        <QueryResult query={calendar} list={{ label: '교육과 시험 일정', to: OFFERED_LIST }}>
          {(found) => {
            const events = eventsOf(found, isMember);
            if (events.length === 0) return <EmptyMonth month={found.month} next={found.next} view={view} />;
            const days = byDay(events);
            return (
              <>
                {events.length < found.total && (
                  <p className={styles.cut}>
                    일정이 많아 앞의 {formatCount(events.length)}건까지 보여드립니다. 구분, 급수, 지역을 골라주세요.
                  </p>
                )}
                <MonthTable month={found.month} today={found.today} days={days} />
                <DayList month={found.month} today={found.today} days={days} />
              </>
            );
          }}
        </QueryResult>
        {isMember && <CalendarFeed />}
      </div>
    </Page>
  );
}
