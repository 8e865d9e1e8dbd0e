import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { SECTIONS, SHELL } from '@portal/shared/federation/apps';
import { readConfiguration } from './configuration.ts';
import { ConfigurationError } from './configurationError.ts';
import { areOfOneDatabase, programAccountOf, urlsOfHosts } from './databaseUrls.ts';
import { environmentSchema, neededOutsideDemo } from './environment.ts';

const read = (file: string) => readFileSync(join(__dirname, '../../..', file), 'utf8');
const settings = Object.keys(environmentSchema.entries);
/** Set by the image or the compose files, and the short form of PORTAL_ORIGINS. */
const NOT_SET_BY_OPERATORS = /^(HOST|PORT_|PORTAL_DATA|PORTAL_DEMO|PORTAL_ORIGIN$)/;
const compose = ['docker-compose.yml', 'docker-compose.production.yml'].map(read).join('');
const operating = read('docs/operating.md');

describe('the configuration', () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-configuration-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const production = {
    NODE_ENV: 'production',
    PORTAL_DATA: folder,
    DATABASE_URL: 'postgres://portal@db/portal',
    PORTAL_ORIGINS: 'https://portal.example',
    ENCRYPTION_KEYS: `k1:${Buffer.alloc(32).toString('base64')}`,
    GATEWAY: 'toss',
    GATEWAY_SECRET: 'live_sk_abcdefghijkl',
    SMS: 'solapi',
    SMS_KEY: 'k',
    SMS_SECRET: 's',
    SMS_SENDER: '0212345678',
  };

  test('a setting may stand in a file, as secrets of a swarm do', () => {
    const file = join(folder, 'database_url');
    writeFileSync(file, 'postgres://portal:secret@one,two/portal\n');
    const inFile = { ...production, DATABASE_URL: '', DATABASE_URL_FILE: file };
    expect(readConfiguration(inFile).databaseUrl).toBe('postgres://portal:secret@one,two/portal');
    expect(() => readConfiguration({ ...inFile, DATABASE_URL: 'postgres://other/portal' })).toThrow(
      /^Setting DATABASE_URL is there twice(?!.*(secret|other))/,
    );
    expect(() => readConfiguration({ ...inFile, DATABASE_URL_FILE: `${file}.gone` })).toThrow(
      'Setting DATABASE_URL_FILE names a file that cannot be read',
    );
    writeFileSync(file, '\n');
    expect(() => readConfiguration(inFile)).toThrow(/^Setting DATABASE_URL is missing/);
  });

  test.each([
    [
      'postgres://owner:secret@other/portal',
      'Settings DATABASE_URL and DATABASE_OWNER_URL do not name the same database',
    ],
    [
      'postgres://owner:se%zzcret@db/portal',
      'An account of DATABASE_URL or DATABASE_OWNER_URL is not written as in a URL',
    ],
  ])('an owner of the tables that cannot be is refused without showing it: %s', (DATABASE_OWNER_URL, message) => {
    expect(() => readConfiguration({ ...production, DATABASE_OWNER_URL })).toThrow(new ConfigurationError(message));
  });

  const mailServer = { MAIL_URL: 'smtps://mail.example', MAIL_USER: 'portal', MAIL_PASSWORD: 'k' };

  test('of a demo needs nothing else, and has its own persistent key', () => {
    const first = readConfiguration({ PORTAL_DEMO: '1', PORTAL_DATA: folder });
    expect(first).toMatchObject({ demo: true, port: 4000, databaseUrl: null, trustedProxies: ['loopback'] });
    expect(first.origins[0]).toBe('http://localhost:3000');
    expect(readConfiguration({ PORTAL_DEMO: '1', PORTAL_DATA: folder }).encryptionKeys[0].key).toEqual(
      first.encryptionKeys[0].key,
    );
  });

  test('of a demo says whether it begins with content; production never does', () => {
    const demo = { PORTAL_DEMO: '1', PORTAL_DATA: folder };
    expect(readConfiguration(demo).demoContent).toBe(true);
    expect(readConfiguration({ ...demo, PORTAL_DEMO_CONTENT: '0' }).demoContent).toBe(false);
    expect(readConfiguration({ ...production, PORTAL_DEMO_CONTENT: '1' }).demoContent).toBe(false);
  });

  test('is a demo only when set, whatever the environment', () => {
    expect(readConfiguration(production)).toMatchObject({ demo: false, trustedProxies: [], host: '0.0.0.0' });
    for (const NODE_ENV of ['', 'development', 'production'])
      expect(() => readConfiguration({ NODE_ENV, PORTAL_DATA: folder })).toThrow(/without PORTAL_DEMO=1/);
    expect(readConfiguration({ NODE_ENV: 'production', PORTAL_DEMO: '1', PORTAL_DATA: folder }).demo).toBe(true);
  });

  test.each(Object.keys(production).filter((name) => name !== 'NODE_ENV' && name !== 'PORTAL_DATA'))(
    'production without %s stops with one line that names it',
    (name) => {
      const without = { ...production, [name]: '' };
      expect(() => readConfiguration(without)).toThrow(ConfigurationError);
      expect(() => readConfiguration(without)).toThrow(new RegExp(`^Setting ${name} is missing[^\\n]*$`));
    },
  );

  test('of a demo is reachable from this machine alone, unless set', () => {
    const demo = { PORTAL_DEMO: '1', PORTAL_DATA: folder };
    expect(readConfiguration(demo).host).toBe('localhost');
    expect(readConfiguration({ ...demo, HOST: '0.0.0.0' }).host).toBe('0.0.0.0');
  });

  test.each([
    ['MAIL_URL', 'MAIL_USER'],
    ['LICENCE_URL', 'LICENCE_KEY'],
    ['ADDRESS_URL', 'ADDRESS_KEY'],
    ['S3_ENDPOINT', 'S3_BUCKET'],
  ])('%s without %s stops the start, in a demo too', (address, companion) => {
    const value = address === 'MAIL_URL' ? 'smtps://mail.example' : 'https://service.example';
    for (const settings of [production, { PORTAL_DEMO: '1', PORTAL_DATA: folder }])
      expect(() => readConfiguration({ ...settings, [address]: value, [companion]: '' })).toThrow(
        `Setting ${companion} is missing: ${address} needs it`,
      );
  });

  test.each([
    ['MAIL_PASSWORD', 'MAIL_URL'],
    ['MAIL_SENDER', 'MAIL_URL'],
    ['LICENCE_KEY', 'LICENCE_URL'],
  ])('%s without %s stops the start: the service would look configured', (name, address) => {
    const settings = { PORTAL_DEMO: '1', PORTAL_DATA: folder, [name]: 'help@hanbit-food.example' };
    expect(() => readConfiguration(settings)).toThrow(`Setting ${address} is missing: ${name} needs it`);
  });

  const sms = { SMS: 'solapi', SMS_KEY: 'k', SMS_SECRET: 's', SMS_SENDER: '0255501000' };
  const kakao = { KAKAO_CHANNEL: 'KA01PF1', KAKAO_TEMPLATES: 'paid=KA01TP1, applied=KA01TP2' };

  test('knows the templates that KakaoTalk has approved, by the notice', () => {
    const { integrations } = readConfiguration({ PORTAL_DEMO: '1', PORTAL_DATA: folder, ...sms, ...kakao });
    expect([...(integrations.KAKAO_TEMPLATES ?? [])]).toEqual([
      ['paid', 'KA01TP1'],
      ['applied', 'KA01TP2'],
    ]);
  });

  test.each([
    [{ SMS_SECRET: '' }, 'SMS_SECRET is missing: SMS needs it'],
    [{ KAKAO_CHANNEL: '' }, 'KAKAO_CHANNEL is missing: KAKAO_TEMPLATES needs it'],
    [{ KAKAO_TEMPLATES: '' }, 'KAKAO_TEMPLATES is missing: KAKAO_CHANNEL needs it'],
    [{ KAKAO_TEMPLATES: 'paid' }, 'KAKAO_TEMPLATES is not valid'],
    [{ SMS: '', SMS_KEY: '', SMS_SECRET: '', SMS_SENDER: '' }, 'SMS is missing: KAKAO_CHANNEL needs it'],
    [{ SMS: 'other' }, 'SMS is not valid'],
    [{ SMS_SENDER: '02-5550-1000' }, 'SMS_SENDER is not valid'],
    [{ SMS_SECRET: 'a b' }, 'SMS_SECRET is not valid'],
    [{ SMS_URL: 'http://sms.example' }, 'SMS_URL is not valid'],
    [{ PUSH_KEY: 'c2hvcnQ' }, 'PUSH_KEY is not valid'],
    [{ PUSH_URL: 'https://push.example' }, 'PUSH_KEY is missing: PUSH_URL needs it'],
    [{ SMS_URL: 'https://sms.example/api' }, 'SMS_URL is not valid'],
  ])('a message service with %j stops the start', (changes, words) => {
    const settings = { PORTAL_DEMO: '1', PORTAL_DATA: folder, ...sms, ...kakao, ...changes };
    expect(() => readConfiguration(settings)).toThrow(`Setting ${words}`);
  });

  test('mail comes from an address', () => {
    const settings = { PORTAL_DEMO: '1', PORTAL_DATA: folder, ...mailServer };
    expect(() => readConfiguration({ ...settings, MAIL_SENDER: '협회' })).toThrow('Setting MAIL_SENDER is not valid');
    expect(readConfiguration({ ...settings, MAIL_SENDER: 'help@hanbit-food.example' }).demo).toBe(true);
  });

  test.each(['https://mail.example', 'smtp://portal:secret@mail.example', 'mail.example'])(
    'mail does not go to %s',
    (MAIL_URL) => {
      const settings = {
        PORTAL_DEMO: '1',
        PORTAL_DATA: folder,
        ...mailServer,
        MAIL_SENDER: 'help@hanbit-food.example',
      };
      expect(() => readConfiguration({ ...settings, MAIL_URL })).toThrow('Setting MAIL_URL is not valid');
    },
  );

  const identity = {
    IDENTITY: 'portone',
    IDENTITY_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
    IDENTITY_STORE: 'store-4ff4af41',
    IDENTITY_CHANNEL: 'channel-key-893597d6',
    POSTCODE_ORIGIN: 'https://services.example/',
  };

  test('takes the identity service with the origin at which its script runs', () => {
    expect(readConfiguration({ ...production, ...identity }).integrations).toMatchObject({
      ...identity,
      POSTCODE_ORIGIN: 'https://services.example',
      IDENTITY_TEST: false,
    });
  });

  test.each([
    ...['IDENTITY_SECRET', 'IDENTITY_STORE', 'IDENTITY_CHANNEL', 'POSTCODE_ORIGIN'].map((name) => [
      { [name]: '' },
      `${name} is missing: IDENTITY needs it`,
    ]),
    [{ IDENTITY: '' }, 'IDENTITY is missing: IDENTITY_SECRET needs it'],
    [{ ...identity, IDENTITY: 'other' }, 'IDENTITY is not valid'],
    [{ IDENTITY_SECRET: 'short' }, 'IDENTITY_SECRET is not valid'],
    [{ IDENTITY_STORE: 'channel-key-893597d6' }, 'IDENTITY_STORE is not valid'],
    [{ IDENTITY_CHANNEL: 'store-4ff4af41' }, 'IDENTITY_CHANNEL is not valid'],
    [{ IDENTITY_URL: 'http://identity.example' }, 'IDENTITY_URL is not valid'],
    [{ POSTCODE_ORIGIN: production.PORTAL_ORIGINS }, 'POSTCODE_ORIGIN is one of PORTAL_ORIGINS'],
  ] as [Record<string, string>, string][])('the identity service with %j stops the start', (changes, message) => {
    const settings = { ...production, ...identity, ...changes };
    expect(() => readConfiguration(settings)).toThrow(new RegExp(`^Setting ${message}(?!.*abcdefghijkl)[^\\n]*$`));
  });

  test.each(['IDENTITY_URL', 'IDENTITY_TEST'])('%s alone is no identity service', (name) => {
    const value = name === 'IDENTITY_TEST' ? '1' : 'https://api.example';
    expect(() => readConfiguration({ ...production, [name]: value })).toThrow(`Setting IDENTITY is missing: ${name}`);
  });

  const demo = { PORTAL_DEMO: '1', PORTAL_DATA: folder, GATEWAY: 'toss', GATEWAY_SECRET: 'test_sk_abcdefghijkl' };

  test('accepts the key of a gateway only where it was meant', () => {
    expect(readConfiguration(production).integrations).toMatchObject({ GATEWAY: 'toss', GATEWAY_TEST: false });
    expect(readConfiguration(demo).integrations.GATEWAY).toBe('toss');
    const trial = { ...production, GATEWAY_SECRET: demo.GATEWAY_SECRET, GATEWAY_TEST: '1' };
    expect(readConfiguration(trial).integrations.GATEWAY_TEST).toBe(true);
    expect(readConfiguration({ ...demo, GATEWAY_URL: 'http://127.0.0.1:7201/' }).integrations.GATEWAY_URL).toBe(
      'http://127.0.0.1:7201',
    );
  });

  test.each([
    ['a test key in production', { ...production, GATEWAY_SECRET: 'test_sk_abcdefghijkl' }, 'GATEWAY_SECRET is a test'],
    ['a live key in a demo', { ...demo, GATEWAY_SECRET: production.GATEWAY_SECRET }, 'GATEWAY_SECRET is a live key'],
    ['a live key for tests', { ...production, GATEWAY_TEST: '1' }, 'GATEWAY_TEST is on'],
    ['a key without its gateway', { ...demo, GATEWAY: '' }, 'GATEWAY is missing: GATEWAY_SECRET needs it'],
    ['an address alone', { ...demo, GATEWAY: '', GATEWAY_SECRET: '', GATEWAY_URL: 'https://a.example' }, 'GATEWAY is'],
    ['a gateway without its key', { ...demo, GATEWAY_SECRET: '' }, 'GATEWAY_SECRET is missing: GATEWAY needs it'],
    ['a gateway without an adapter', { ...production, GATEWAY: 'other' }, 'GATEWAY is not valid'],
    ['a key of another kind', { ...production, GATEWAY_SECRET: 'live_ck_abcdefghijkl' }, 'GATEWAY_SECRET is not valid'],
    ['a key under another name', { ...production, GATEWAY_KEY: 'live_sk_abcdefghijkl' }, 'GATEWAY_KEY does not exist'],
    ['a key in clear on the way', { ...demo, GATEWAY_URL: 'http://pay.example' }, 'GATEWAY_URL is not valid'],
    ['a path', { ...demo, GATEWAY_URL: 'https://pay.example/v1' }, 'GATEWAY_URL is not valid'],
  ])('%s stops the start with one line that shows no value', (_what, settings, message) => {
    expect(() => readConfiguration(settings)).toThrow(ConfigurationError);
    expect(() => readConfiguration(settings)).toThrow(
      new RegExp(`^Setting ${message}(?!.*(abcdefghijkl|pay\\.example))[^\\n]*$`),
    );
  });

  test('browsers may come from the shell and from each section of this machine, wherever their ports are', () => {
    const { origins } = readConfiguration({ PORTAL_DEMO: '1', PORTAL_DATA: folder, PORT_ABOUT: '5104' });
    const addresses = Object.values(networkInterfaces()).flatMap((list = []) => list);
    const phones = addresses.filter(({ family, internal }) => family === 'IPv4' && !internal);
    const hosts = ['localhost', '127.0.0.1', '[::1]', ...phones.map(({ address }) => address)];
    const ports = [SHELL.port, ...SECTIONS.map(({ name, port }) => (name === 'mf-about' ? 5104 : port))];
    expect(origins).toEqual(
      expect.arrayContaining(hosts.flatMap((host) => ports.map((port) => `http://${host}:${port}`))),
    );
    expect(() => readConfiguration({ PORTAL_DATA: folder, PORT_ABOUT: 'x' })).toThrow(/^Setting PORT_ABOUT is not/);
  });

  test('the origin of services is not an origin of the portal', () => {
    const POSTCODE_ORIGIN = `http://127.0.0.1:${SHELL.port}`;
    const { origins } = readConfiguration({ PORTAL_DEMO: '1', PORTAL_DATA: folder, POSTCODE_ORIGIN });
    expect(origins[0]).toBe(`http://localhost:${SHELL.port}`);
    expect(origins).not.toContain(POSTCODE_ORIGIN);
    expect(() => readConfiguration({ ...production, POSTCODE_ORIGIN: production.PORTAL_ORIGINS })).toThrow(
      /^Setting POSTCODE_ORIGIN is one of PORTAL_ORIGINS/,
    );
  });

  test('names a wrong setting without showing its value', () => {
    expect(() => readConfiguration({ PORTAL_DATA: folder, PORT_API: 'secret-4000' })).toThrow(
      /^Setting PORT_API is not valid(?!.*secret)/,
    );
    expect(() => readConfiguration({ ...production, ENCRYPTION_KEYS: 'k1:c2hvcnQ=' })).toThrow(/ENCRYPTION_KEYS/);
  });
});

describe('a database URL', () => {
  test.each([
    ['postgres://u:p@one/portal', ['postgres://u:p@one/portal']],
    [
      'postgres://u:p,w@one:5432,two:5433/portal?target_session_attrs=read-write',
      [
        'postgres://u:p,w@one:5432/portal?target_session_attrs=read-write',
        'postgres://u:p,w@two:5433/portal?target_session_attrs=read-write',
      ],
    ],
    ['postgresql://one,two/portal', ['postgresql://one/portal', 'postgresql://two/portal']],
  ])('%s names its hosts', (url, urls) => {
    expect(urlsOfHosts(url)).toEqual(urls);
  });

  test.each([
    ['another account', 'postgres://program:p%40ss@one,two/portal', { name: 'program', password: 'p@ss' }],
    ['the owner', 'postgres://owner:secret@one,two/portal', null],
  ])('%s is distinguished from the owner of the tables', (_whose, url, expected) =>
    expect(programAccountOf(url, 'postgres://owner:other@one,two/portal')).toEqual(expected),
  );

  test.each([
    ['postgresql://owner@one,two/portal?sslmode=require', true],
    ['postgres://owner:a:b@one,two/portal', false],
    ['postgres://owner@one/portal?sslmode=require', false],
  ])('%s leads to the same database: %s', (ownerUrl, expected) =>
    expect(areOfOneDatabase('postgres://program:p@one,two/portal?sslmode=require', ownerUrl)).toBe(expected),
  );
});

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
