import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { environmentSchema, neededOutsideDemo } from './environment.ts';

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');
const settings = Object.keys(environmentSchema.entries);
/** Set by the image or the compose files, and the short form of PORTAL_ORIGINS. */
const NOT_SET_BY_OPERATORS = /^(HOST|PORT_|PORTAL_DATA|PORTAL_DEMO|PORTAL_ORIGIN$)/;
const compose = ['docker-compose.yml', 'docker-compose.production.yml'].map(read).join('');
const operating = read('docs/operating.md');

describe('the operating documentation', () => {
  test('names the settings of a section, for any sections', () => {
    expect(operating).toContain('`PORT_<NAME>`');
    expect(operating).toContain('`ORIGIN_MF_<NAME>`');
  });

  test('every setting reaches the container', () => {
    const reaches = (name: string) => new RegExp(`^ {6}${name}: \\$\\{${name}:[-?]`, 'm').test(compose);
    expect(settings.filter((name) => !NOT_SET_BY_OPERATORS.test(name) && !reaches(name))).toEqual([]);
  });

  // Your own database replaces the included one, whose passwords are required instead.
  const passwords = ['POSTGRES_PASSWORD', 'POSTGRES_PROGRAM_PASSWORD'];
  const demanded = neededOutsideDemo.flatMap((name) => (name === 'DATABASE_URL' ? passwords : name));
  test('production does not start without the settings that it needs, which the example names', () => {
    const production = read('docker-compose.production.yml');
    const example = read('.env.example');
    const isDemanded = (name: string) => new RegExp(`\\$\\{${name}:\\?`).test(production);
    const isNamed = (name: string) => new RegExp(`^${name}=`, 'm').test(example);
    expect(demanded.length).toBeGreaterThan(0);
    expect(demanded.filter((name) => !isDemanded(name) || !isNamed(name))).toEqual([]);
  });
});
