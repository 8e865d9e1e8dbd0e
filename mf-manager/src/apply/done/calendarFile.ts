import { association } from '@portal/shared/association';
import { FIRST_LESSON, lessonsOf, type Lesson } from '@portal/shared/contract/manager';
import { addressLine, arrivalTime } from '@portal/shared/papers';
import { paperOf } from '../../parts/documents/paperOf.ts';
import type { Application } from '../../parts/kind/application.ts';
import { KINDS } from '../../parts/kind/kinds.ts';

/** Bytes that a line of an iCalendar file may have (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
/** `20261120T050000Z`. */
const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

const instantOf = (day: string, time: string) => new Date(`${day}T${time}:00+09:00`);

/** Folds a long line between two characters; the lines that continue it begin with a space. */
function folded(line: string): string {
  const bytes = (text: string) => new TextEncoder().encode(text).length;
  const lines = [''];
  for (const character of line) {
    const last = lines.length - 1;
    const room = MAX_LINE_BYTES - (last === 0 ? 0 : 1);
    if (bytes((lines[last] ?? '') + character) > room) lines.push(character);
    else lines[last] += character;
  }
  return lines.join('\r\n ');
}

/** The course or exam as an iCalendar file, each of its lessons with a reminder a day before. */
export function calendarFile(application: Application, now: Date): string {
  const paper = paperOf(application);
  const notes = [
    `신청번호 ${application.applicationNo}`,
    ...(application.format === 'online'
      ? []
      : [
          `${arrivalTime(application.time)}까지 입실 (시작 20분 전)`,
          paper ? `준비물: 신분증, ${paper}` : '수험표가 아직 나오지 않았습니다. 신청 상세에서 확인해 주세요.',
        ]),
    `문의 ${association.name} ${association.phone}`,
  ];
  const uid = `application-${application.applicationNo}`;
  const eventOf = ({ lessonNo, day, time, endTime }: Lesson) => [
    'BEGIN:VEVENT',
    `UID:${lessonNo === FIRST_LESSON ? uid : `${uid}-${lessonNo}`}@${association.email.split('@')[1] ?? 'portal'}`,
    `DTSTAMP:${utc(now)}`,
    `DTSTART:${utc(instantOf(day, time))}`,
    ...(endTime ? [`DTEND:${utc(instantOf(day, endTime))}`] : []),
    `SUMMARY:${escaped(application.title)}`,
    `LOCATION:${escaped(addressLine(application))}`,
    `DESCRIPTION:${escaped(notes.join('\n'))}`,
    'BEGIN:VALARM',
    'ACTION:DISPLAY',
    'TRIGGER:-P1D',
    `DESCRIPTION:${escaped(application.title)}`,
    'END:VALARM',
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${association.englishName}//Portal//KO`,
    'METHOD:PUBLISH',
    ...lessonsOf(application).flatMap(eventOf),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** Downloads the file, which is made in the browser. */
export function downloadCalendarFile(application: Application): void {
  const url = URL.createObjectURL(
    new Blob([calendarFile(application, new Date())], { type: 'text/calendar;charset=utf-8' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${KINDS[application.kind].word}-${application.day}.ics`;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
