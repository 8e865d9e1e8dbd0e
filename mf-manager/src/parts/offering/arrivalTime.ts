/** Attendees arrive this many minutes before the start. */
const ARRIVAL_MINUTES = 20;
const DAY_MINUTES = 24 * 60;

/** By when to be there: `08:40` for a start at `09:00`. */
export function arrivalTime(time: string): string {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const arrival = (hours * 60 + minutes - ARRIVAL_MINUTES + DAY_MINUTES) % DAY_MINUTES;
  return [Math.floor(arrival / 60), arrival % 60].map((part) => String(part).padStart(2, '0')).join(':');
}
