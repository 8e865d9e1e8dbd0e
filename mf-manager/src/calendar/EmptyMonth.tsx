import { formatDate } from '@portal/shared/format';
import { ButtonLink, EmptyState } from '@portal/shared/ui';
import { monthName } from '../parts/filters/options.ts';
import { calendarPath } from '../parts/page/paths.ts';
import { isNarrowed, unnarrowed, type CalendarView } from './useCalendarView.ts';

/** Length of the month in `YYYY-MM-DD`. */
const MONTH_LETTERS = 7;

interface EmptyMonthProps {
  /** `YYYY-MM`. */
  month: string;
  /** Day of the next event; null if there is none. */
  next: string | null;
  view: CalendarView;
}

/** A month without events, with the day of the next one. */
export function EmptyMonth({ month, next, view }: EmptyMonthProps) {
  const nextMonth = next?.slice(0, MONTH_LETTERS);
  return (
    <EmptyState
      title={`${monthName(month)}에는 ${isNarrowed(view) ? '조건에 맞는 ' : ''}일정이 없습니다.`}
      action={
        <>
          {nextMonth && (
            <ButtonLink to={calendarPath({ ...view, month: nextMonth })}>{monthName(nextMonth)} 보기</ButtonLink>
          )}
          {isNarrowed(view) && (
            <ButtonLink variant="secondary" to={calendarPath({ ...unnarrowed(view) })}>
              조건 모두 지우기
            </ButtonLink>
          )}
        </>
      }
    >
      {next
        ? `다음 일정은 ${formatDate(next)}에 있습니다.`
        : '이 뒤로 등록된 일정이 없습니다. 새 일정은 공지사항과 시험 공고에서 먼저 알려드립니다.'}
    </EmptyState>
  );
}
