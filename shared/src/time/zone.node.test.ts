import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

const moduleAt = (path: string) => JSON.stringify(join(__dirname, path));

/** Output of a process in another time zone: formatted days and times, and the wrong half hours of a year. */
const SCRIPT = `
  import { formatDate, formatDateTime } from ${moduleAt('../format/date.ts')};
  import { seoulDay, seoulInstant, seoulTime } from ${moduleAt('./index.ts')};
  const wrong = [];
  for (let at = Date.UTC(2026, 0, 1); at < Date.UTC(2027, 0, 1); at += 30 * 60_000) {
    const [day, time] = [seoulDay(new Date(at)), seoulTime(new Date(at))];
    const expected = new Date(at + 9 * 3_600_000).toISOString();
    if (!expected.startsWith(day + 'T' + time) || seoulInstant(day, time).getTime() !== at) wrong.push(expected);
  }
  const shown = [formatDate('2026-11-20'), formatDateTime('2026-11-20T05:00:00Z'), formatDateTime('2026-11-20', '14:00')];
  console.log(JSON.stringify({ shown, wrong }));`;

// New York and Auckland have daylight saving time; skipped or repeated hours must have no effect.
test.each(['America/New_York', 'Pacific/Auckland', 'UTC', 'Asia/Seoul'])(
  'a browser in %s shows Seoul time, and every half hour of a year converts correctly both ways',
  (zone) => {
    const env = { ...process.env, TZ: zone };
    const printed = execFileSync(process.execPath, ['--input-type=module', '-e', SCRIPT], { env, encoding: 'utf8' });
    expect(JSON.parse(printed)).toEqual({
      shown: ['2026.11.20 (금)', '2026.11.20 (금) 14:00', '2026.11.20 (금) 14:00'],
      wrong: [],
    });
  },
);
