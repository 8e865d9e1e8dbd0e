import { execFileSync } from 'node:child_process';
import { join } from 'node:path';

/** What a process in another time zone writes. */
const writtenIn = (zone: string) =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `import { formatDate, formatDateTime } from ${JSON.stringify(join(__dirname, 'date.ts'))};
      console.log(formatDate('2026-11-20') + '|' + formatDateTime('2026-11-20T05:00:00Z') + '|' + formatDateTime('2026-11-20', '14:00'))`,
    ],
    { env: { ...process.env, TZ: zone }, encoding: 'utf8' },
  ).trim();

test.each(['America/New_York', 'Pacific/Auckland', 'UTC', 'Asia/Seoul'])(
  'a browser in %s shows the time of Seoul',
  (zone) => {
    expect(writtenIn(zone)).toBe('2026.11.20 (금)|2026.11.20 (금) 14:00|2026.11.20 (금) 14:00');
  },
);
