import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DAY_SECONDS, HOUR_SECONDS, MINUTE_SECONDS } from '../clock/durations.ts';
import { jobs } from '../modules/index.ts';
import { environmentSchema, neededOutsideDemo } from './environment.ts';

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');
const settings = Object.keys(environmentSchema.entries);
/** Set by the image or by the compose files themselves, and the short form of PORTAL_ORIGINS. */
const NOT_SET_BY_OPERATORS = /^(HOST|PORT_|PORTAL_DATA|PORTAL_DEMO|PORTAL_ORIGIN$)/;
const compose = ['docker-compose.yml', 'docker-compose.production.yml'].map(read).join('');

describe('the operating documentation', () => {
  test.each(settings)('lists setting %s', (name) => {
    expect(read('docs/operating.md')).toContain(`\`${name}\``);
  });

  test('says how the settings of a section are called, whichever sections there are', () => {
    expect(read('docs/operating.md')).toContain('`PORT_<NAME>`');
    expect(read('docs/operating.md')).toContain('`ORIGIN_MF_<NAME>`');
  });

  test.each(settings.filter((name) => !NOT_SET_BY_OPERATORS.test(name)))('setting %s reaches the container', (name) => {
    expect(compose).toMatch(new RegExp(`^ {6}${name}: \\$\\{${name}:[-?]`, 'm'));
  });

  // A database of one's own is another way than the included one, whose passwords are demanded in its place.
  const passwords = ['POSTGRES_PASSWORD', 'POSTGRES_PROGRAM_PASSWORD'];
  test.each(neededOutsideDemo.flatMap((name) => (name === 'DATABASE_URL' ? passwords : name)))(
    'production does not start without setting %s',
    (name) => {
      expect(read('docker-compose.production.yml')).toMatch(new RegExp(`\\$\\{${name}:\\?`));
      expect(read('.env.example')).toMatch(new RegExp(`^${name}=`, 'm'));
    },
  );

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
