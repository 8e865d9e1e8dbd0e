import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { jobs } from '../modules/index.ts';
import { environmentSchema, sectionPortsSchema } from './environment.ts';

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');
const settings = [environmentSchema, sectionPortsSchema].flatMap(({ entries }) => Object.keys(entries));
/** What a container has of its own, and the short form of PORTAL_ORIGINS. */
const NOT_IN_COMPOSE = /^(NODE_ENV|HOST|PORT_|PORTAL_DATA|PORTAL_ORIGIN$)/;

describe('whoever runs the API can know', () => {
  test.each(settings)('setting %s from docs/operating.md', (name) => {
    expect(read('docs/operating.md')).toContain(`\`${name}\``);
  });

  test.each(settings.filter((name) => !NOT_IN_COMPOSE.test(name)))('setting %s reaches the container', (name) => {
    expect(read('docker-compose.yml')).toMatch(new RegExp(`^ {6}${name}: .*\\$\\{${name}:-`, 'm'));
  });

  test.each(jobs.map(({ name, everySeconds }) => [name, everySeconds] as const))(
    'job %s and how often it runs',
    (name, seconds) => {
      const row = read('docs/operating.md')
        .split('\n')
        .find((line) => line.startsWith(`| \`${name}\``));
      const period =
        seconds % 86_400 === 0
          ? `${seconds / 86_400} day`
          : seconds % 3600 === 0
            ? `${seconds / 3600} h`
            : seconds % 60 === 0
              ? `${seconds / 60} min`
              : `${seconds} s`;
      expect(row).toContain(`| ${period} |`);
    },
  );
});
