import { association } from '@portal/shared/association';
import type { Application } from '../application/application.ts';
import { placeOf } from '../place/place.ts';
import { arrivalTime } from '../terms/arrival.ts';

/** A line of an iCalendar file may have this many bytes (RFC 5545, 3.1). */
const LINE_BYTES = 75;

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
/** `20261120T050000Z`. */
const utc = (moment: Date) => moment.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Breaks a long line at a whole character; what follows begins with a space. */
function folded(line: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const lines = [''];
  for (const character of line) {
    const last = lines.length - 1;
    const room = LINE_BYTES - (last === 0 ? 0 : 1);
    if (bytes((lines[last] ?? '') + character) > room) lines.push(character);
    else lines[last] += character;
  }
  return lines.join('\r\n ');
}

/** The course or exam as an iCalendar file with a reminder a day before. */
export function calendarFile(application: Application, now: Date): string {
  const begins = new Date(`${application.day}T${application.time}:00+09:00`);
  const notes = [
    `신청번호 ${application.userExaminationNo}`,
    ...(application.refundKind === 'online'
      ? []
      : [
          `${arrivalTime(application.time)}까지 입실 (시작 20분 전)`,
          `신분증과 ${application.applyType === 1 ? '수강증' : '수험표'} 지참`,
        ]),
    `문의 ${association.name} ${association.phone}`,
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${association.englishName}//Portal//KO`,
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:application-${application.userExaminationNo}@${association.email.split('@')[1] ?? 'portal'}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(begins)}`,
    `SUMMARY:${escaped(application.title)}`,
    `LOCATION:${escaped(placeOf(application))}`,
    `DESCRIPTION:${escaped(notes.join('\n'))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escaped(application.title)}`,
    'END:VALARM',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Hands the file to the browser, made here and sent nowhere. */
export function downloadCalendarFile(application: Application): void {
  const address = URL.createObjectURL(
    new Blob([calendarFile(application, new Date())], { type: 'text/calendar;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = address;
  link.download = `${application.applyType === 1 ? '교육' : '시험'}-${application.day}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}
