import { CalendarPlus } from 'lucide-react';
import { Actions, Button, Callout } from '@portal/shared/ui';
import { downloadCalendarFile } from '../calendarFile/downloadCalendarFile.ts';
import type { Offering } from '../kind/offering.ts';
import { openingEvent, openingInWords } from './opening.ts';
import { OpeningAlert } from './OpeningAlert.tsx';

/** Time and procedure of the opening, before the queue opens. */
export function UpcomingPanel({ offering }: { offering: Offering }) {
  const { title, text } = openingInWords(offering);
  return (
    <>
      <Callout tone="info" title={title}>
        {text}
      </Callout>
      <Actions>
        <OpeningAlert offering={offering} />
        <Button
          variant="secondary"
          icon={<CalendarPlus />}
          onClick={() =>
            downloadCalendarFile(`신청-시작-${offering.applyStartDate.slice(0, 10)}`, [openingEvent(offering)])
          }
        >
          신청 시작 일정 받기
        </Button>
      </Actions>
    </>
  );
}
