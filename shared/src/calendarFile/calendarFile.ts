import { association } from '../association/index.ts';

/** Maximum of bytes in a line of an iCalendar file (RFC 5545, 3.1). */
const MAX_LINE_BYTES = 75;

/** An event of a calendar file. */
export interface CalendarFileEvent {
  /** Unique among all events of the portal; a calendar replaces an event with the same id. */
  id: string;
  start: Date;
  end: Date | null;
  title: string;
  place: string;
  notes: readonly string[];
  /** Time of the reminder before it, as an RFC 5545 duration: `P1D`. */
  remindBefore: string;
}

const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n');
/** `20261120T050000Z`. */
const utc = (date: Date) => date.toISOString().replace(/[-:]|\.\d{3}/g, '');

/** Folds a long line between two characters; continuation lines begin with a space. */
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

const linesOf = ({ id, start, end, title, place, notes, remindBefore }: CalendarFileEvent, now: Date) => [
  'BEGIN:VEVENT',
  `UID:${id}@${association.email.split('@')[1] ?? 'portal'}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(start)}`,
  ...(end ? [`DTEND:${utc(end)}`] : []),
  `SUMMARY:${escaped(title)}`,
  ...(place ? [`LOCATION:${escaped(place)}`] : []),
  `DESCRIPTION:${escaped([...notes, `문의 ${association.name} ${association.phone}`].join('\n'))}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  `TRIGGER:-${remindBefore}`,
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
  'END:VEVENT',
];

/** Builds an iCalendar file of these events. */
export function calendarFile(events: readonly CalendarFileEvent[], now: Date): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${association.englishName}//Portal//KO`,
    'METHOD:PUBLISH',
    ...events.flatMap((event) => linesOf(event, now)),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}
