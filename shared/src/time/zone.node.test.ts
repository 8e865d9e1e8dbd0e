import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const moduleAt = (path: string) => JSON.stringify(join(__dirname, path));

/** What a process in another time zone prints. */
const printedIn = (zone: string, script: string) =>
  execFileSync(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, TZ: zone },
    encoding: 'utf8',
  }).trim();

const ZONES = ['America/New_York', 'Pacific/Auckland', 'UTC', 'Asia/Seoul'];

test.each(ZONES)('a browser in %s shows the time of Seoul', (zone) => {
  const script = `
    import { formatDate, formatDateTime } from ${moduleAt('../format/date.ts')};
    console.log(formatDate('2026-11-20') + '|' + formatDateTime('2026-11-20T05:00:00Z') + '|' + formatDateTime('2026-11-20', '14:00'));`;
  expect(printedIn(zone, script)).toBe('2026.11.20 (금)|2026.11.20 (금) 14:00|2026.11.20 (금) 14:00');
});

// Clocks in New York and Auckland are put forward and back; what they skip or repeat must not show.
test.each(ZONES)('every half hour of a year is right on a machine in %s, there and back', (zone) => {
  const script = `
    import { seoulDay, seoulInstant, seoulTime } from ${moduleAt('./index.ts')};
    const wrong = [];
    for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 30 * 60_000) {
      const [day, time] = [seoulDay(new Date(at)), seoulTime(new Date(at))];
      const expected = new Date(at + 9 * 3_600_000).toISOString();
      if (!expected.startsWith(day + 'T' + time) || seoulInstant(day, time).getTime() !== at) wrong.push(expected);
    }
    console.log(wrong.length);`;
  expect(printedIn(zone, script)).toBe('0');
});
