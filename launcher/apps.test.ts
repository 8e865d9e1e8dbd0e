import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { CODES } from '@portal/shared/contract/codes';
import { APPS, findSections, SECTIONS } from '@portal/shared/federation/apps';
import { ROOT } from './root.ts';

const read = (file: string) => readFileSync(join(ROOT, file), 'utf8');
const names = SECTIONS.map(({ name }) => name);

describe('the sections of this repository', () => {
  test('are all folders mf-* with a src/section.ts, which has their name', () => {
    const files = globSync('mf-*/src/section.ts', { cwd: ROOT });
    expect(files.map((file) => file.split('/')[0]).sort()).toEqual([...names].sort());
    for (const name of names) expect(read(`${name}/src/section.ts`)).toContain(`name: '${name}'`);
  });

  test('and the shell and the API have the documented ports, no two the same', () => {
    const documented = [
      { name: 'shell', port: 3000, portVariable: 'PORT_SHELL' },
      { name: 'mf-sign', port: 3001, portVariable: 'PORT_SIGN' },
      { name: 'mf-manager', port: 3002, portVariable: 'PORT_MANAGER' },
      { name: 'mf-news-space', port: 3003, portVariable: 'PORT_NEWS_SPACE' },
      { name: 'mf-about', port: 3004, portVariable: 'PORT_ABOUT' },
      { name: 'api', port: 4000, portVariable: 'PORT_API' },
    ];
    expect(APPS).toEqual(expect.arrayContaining(documented));
    expect(new Set(APPS.map(({ port }) => port)).size).toBe(APPS.length);
  });
});

describe('a new section', () => {
  let repository: string;
  beforeEach(() => {
    repository = mkdtempSync(join(tmpdir(), 'portal-apps-'));
  });
  afterEach(() => rmSync(repository, { recursive: true, force: true }));
  const write = (file: string, content: unknown) => {
    mkdirSync(dirname(join(repository, file)), { recursive: true });
    writeFileSync(join(repository, file), JSON.stringify(content));
  };

  test('is found by its own folder; what an old one left behind is not', () => {
    write('mf-b/package.json', { name: 'mf-b', config: { port: 3005 } });
    write('mf-food-news/package.json', { name: 'mf-food-news', config: { port: 3001 } });
    write('mf-gone/dist/section.json', {});
    expect(findSections(repository)).toEqual([
      { name: 'mf-food-news', port: 3001, portVariable: 'PORT_FOOD_NEWS' },
      { name: 'mf-b', port: 3005, portVariable: 'PORT_B' },
    ]);
  });

  test('without a port is an error that names its package.json', () => {
    write('mf-b/package.json', { name: 'mf-b' });
    expect(() => findSections(repository)).toThrow(/mf-b.package\.json declares no config\.port/);
  });
});

describe('the containers', () => {
  const compose = read('docker-compose.yml');
  const [, services = ''] = compose.split(/^services:\n/m);
  /** Lines of one service. */
  const service = (name: string) =>
    services.split(/^ {2}(?=\S.*:$)/m).find((text) => text.startsWith(`${name}:\n`)) ?? '';

  test.each(names)('%s has an image and is waited for by `register`', (name) => {
    expect(service(name)).toContain(`target: section, args: { APP: ${name} }`);
    expect(service('register')).toContain(`${name}: { condition: service_healthy }\n`);
  });

  test('name no unknown section', () => {
    const files = ['docker-compose.yml', 'docker-compose.production.yml', 'docker/Dockerfile'];
    const named = files.flatMap((file) => read(file).match(/\bmf-[a-z0-9-]+/g) ?? []);
    expect([...new Set(named)].filter((name) => !names.includes(name))).toEqual([]);
  });

  test('are made of what is listed, without the history, settings or tests', () => {
    const [first, ...rules] = read('.dockerignore')
      .split('\n')
      .filter((line) => line && !line.startsWith('#'));
    expect(first).toBe('*');
    expect(rules).toContain('**/*.test.ts');
    const taken = rules.filter((rule) => rule.startsWith('!'));
    // A leading wildcard would include hidden files.
    expect(taken.filter((rule) => /^!(\*|\.(?!npmrc$)|\/)|\.git|\.env/.test(rule))).toEqual([]);
  });

  test('and their edge have the contract’s Korean message when the API does not respond', () => {
    const configuration = read('docker/edge/portal.conf');
    const { NOT_READY, TOO_LARGE, TOO_MANY } = CODES;
    expect(configuration).toContain(`default "${NOT_READY.message}";`);
    for (const { code, message } of [TOO_LARGE, TOO_MANY]) expect(configuration).toContain(`${code} "${message}";`);
  });

  test('and their edge sends browsers to https with what it answers itself and with sections’ files', () => {
    const locations = read('docker/edge/portal.conf')
      .split(/^ {4}location /m)
      .slice(1);
    const own = locations.filter((location) => /^@(\w+_down|not_by_api) |\/remotes\//.test(location));
    expect(own).toHaveLength(4);
    for (const location of own)
      expect(location).toContain('add_header Strict-Transport-Security $transport_security always;');
  });
});
