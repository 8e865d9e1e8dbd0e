import { CalendarPlus } from 'lucide-react';
import { useSessionUser } from '@portal/shared/session';
import { Actions, Button, Callout } from '@portal/shared/ui';
import { downloadCalendarFile } from '../calendarFile/downloadCalendarFile.ts';
import type { OfferingDetail } from '../kind/offering.ts';
import { MembersOnly, OpeningAlertForGuest } from './ForGuest.tsx';
import { openingEvent, openingInWords } from './opening.ts';
import { OpeningAlert } from './OpeningAlert.tsx';

/** Time and procedure of the opening, before the queue opens. */
export function UpcomingPanel({ offering }: { offering: OfferingDetail }) {
  const { title, text } = openingInWords(offering);
  const isGuest = useSessionUser() === null;
  return (
    <>
      <Callout tone="info" title={title}>
        <p>{text}</p>
        {isGuest && <MembersOnly offering={offering} />}
      </Callout>
      <Actions>
        {isGuest ? <OpeningAlertForGuest offering={offering} /> : <OpeningAlert offering={offering} />}
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
