import { calendarFile, type CalendarFileEvent } from '@portal/shared/calendarFile';
import { saveFile } from '@portal/shared/documents';
import { serverNow } from '@portal/shared/time';

/** Downloads a calendar file, which is built in the browser. */
export function downloadCalendarFile(name: string, events: readonly CalendarFileEvent[]): void {
  saveFile(`${name}.ics`, new Blob([calendarFile(events, serverNow())], { type: 'text/calendar;charset=utf-8' }));
}
