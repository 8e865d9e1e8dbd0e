import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../clock/durations.ts';
import { jobs } from '../modules/index.ts';
import { environmentSchema, sectionPortsSchema } from './environment.ts';

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');
const settings = [environmentSchema, sectionPortsSchema].flatMap(({ entries }) => Object.keys(entries));
/** Set by the image itself, and the short form of PORTAL_ORIGINS. */
const NOT_IN_COMPOSE = /^(NODE_ENV|HOST|PORT_|PORTAL_DATA|PORTAL_ORIGIN$)/;

describe('the operating documentation', () => {
  test.each(settings)('lists setting %s', (name) => {
    expect(read('docs/operating.md')).toContain(`\`${name}\``);
  });

  test.each(settings.filter((name) => !NOT_IN_COMPOSE.test(name)))('setting %s reaches the container', (name) => {
    expect(read('docker-compose.yml')).toMatch(new RegExp(`^ {6}${name}: .*\\$\\{${name}:-`, 'm'));
  });

  test.each(jobs.map(({ name, everySeconds }) => [name, everySeconds] as const))(
    'lists job %s and how often it runs',
    (name, seconds) => {
      const row = read('docs/operating.md')
        .split('\n')
        .find((line) => line.startsWith(`| \`${name}\``));
      const period =
        seconds % DAY_SECONDS === 0
          ? `${seconds / DAY_SECONDS} day`
          : seconds % HOUR_SECONDS === 0
            ? `${seconds / HOUR_SECONDS} h`
            : seconds % MINUTE_SECONDS === 0
              ? `${seconds / MINUTE_SECONDS} min`
              : `${seconds} s`;
      expect(row).toContain(`| ${period} |`);
    },
  );
});
