import * as v from 'valibot';
import { API, SECTIONS, SHELL } from '@portal/shared/federation/apps';

const port = (fallback: number) =>
  v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/), v.transform(Number), v.minValue(1), v.maxValue(65_535)),
    String(fallback),
  );
const wholeNumber = (fallback: number) =>
  v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1)), String(fallback));
const url = v.pipe(v.string(), v.url());
const originOf = (value: string) => new URL(value).origin;
const origin = v.pipe(url, v.transform(originOf));
const flag = v.optional(
  v.pipe(
    v.picklist(['0', '1', 'true', 'false']),
    v.transform((value) => value === '1' || value === 'true'),
  ),
  '0',
);
/** An API secret of PortOne, version 2; its kind of test key looks like any other. */
const portoneSecret = v.pipe(v.string(), v.regex(/^[\w+/=-]{20,200}$/));
/** The secret key of a shop at Toss Payments, of its tests or of real money; the other kinds of key begin otherwise. */
const tossSecret = v.pipe(v.string(), v.regex(/^(test|live)_g?sk_\w{10,200}$/));
/** What goes to an address with a secret goes there encrypted, or does not leave this machine. */
const isSafeForSecrets = (value: string) => {
  const { protocol, hostname, pathname } = new URL(value);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return pathname === '/' && (protocol === 'https:' || (protocol === 'http:' && isHere));
};
const list = v.pipe(
  v.string(),
  v.transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter(Boolean),
  ),
);

/** `paid=KA01TP…,applied=KA01TP…`: a notice and the id of its template. */
const templates = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]+=\w+(\s*,\s*[A-Za-z]+=\w+)*$/),
  v.transform(
    (value): ReadonlyMap<string, string> =>
      new Map([...value.matchAll(/(\w+)=(\w+)/g)].map(([, event = '', id = '']) => [event, id])),
  ),
);

const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//));

/** Every variable that the API reads except the sections' ports, as documented in `docs/operating.md`. */
export const environmentSchema = v.object({
  HOST: v.optional(v.string()),
  PORT_API: port(API.port),
  PORT_SHELL: port(SHELL.port),
  PORTAL_DEMO: flag,
  // 0: an association that begins, without members and offerings; the office's journeys start with it.
  PORTAL_DEMO_CONTENT: v.optional(v.picklist(['0', '1']), '1'),
  PORTAL_DATA: v.optional(v.string(), '.data'),
  PORTAL_BUILDS: v.optional(v.pipe(v.string(), v.includes('*')), '*/dist'),
  PORTAL_ORIGIN: v.optional(origin),
  PORTAL_ORIGINS: v.optional(v.pipe(list, v.array(origin))),
  TRUSTED_PROXIES: v.optional(list),
  DATABASE_URL: v.optional(postgresUrl),
  DATABASE_OWNER_URL: v.optional(postgresUrl),
  DATABASE_POOL: wholeNumber(10),
  ENCRYPTION_KEYS: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+:[A-Za-z0-9+/=_-]+(,[\w.-]+:[A-Za-z0-9+/=_-]+)*$/))),
  CALLS_PER_MINUTE: wholeNumber(6000),
  CODE_SENDS_PER_ADDRESS: wholeNumber(300),
  CODE_SENDS_PER_DAY: wholeNumber(20_000),
  FAILED_LOGINS_PER_ADDRESS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1))),
  FOUR_EYES_WON: wholeNumber(300_000),
  ALONE_PER_DAY_WON: wholeNumber(1_000_000),
  MEMBER_VIEWS_PER_HOUR: wholeNumber(30),
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  TRACES_URL: v.optional(url),
  TRACES_SHARE: v.optional(v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1)$/), v.transform(Number)), '0.01'),

  GATEWAY: v.optional(v.picklist(['toss'])),
  GATEWAY_SECRET: v.optional(tossSecret),
  GATEWAY_URL: v.optional(v.pipe(url, v.check(isSafeForSecrets), v.transform(originOf))),
  GATEWAY_TEST: flag,
  IDENTITY: v.optional(v.picklist(['portone'])),
  IDENTITY_SECRET: v.optional(portoneSecret),
  IDENTITY_STORE: v.optional(v.pipe(v.string(), v.regex(/^store-[\w-]{1,100}$/))),
  IDENTITY_CHANNEL: v.optional(v.pipe(v.string(), v.regex(/^channel-key-[\w-]{1,100}$/))),
  IDENTITY_URL: v.optional(v.pipe(url, v.check(isSafeForSecrets), v.transform(originOf))),
  IDENTITY_TEST: flag,
  POSTCODE_ORIGIN: v.optional(origin),
  SMS: v.optional(v.picklist(['solapi'])),
  SMS_KEY: v.optional(v.pipe(v.string(), v.regex(/^\w+$/))),
  SMS_SECRET: v.optional(v.pipe(v.string(), v.regex(/^\w+$/))),
  SMS_SENDER: v.optional(v.pipe(v.string(), v.regex(/^\d{8,11}$/))),
  SMS_URL: v.optional(v.pipe(url, v.check(isSafeForSecrets), v.transform(originOf))),
  KAKAO_CHANNEL: v.optional(v.pipe(v.string(), v.regex(/^\w+$/))),
  KAKAO_TEMPLATES: v.optional(templates),
  SMS_WON: wholeNumber(20),
  SMS_LONG_WON: wholeNumber(50),
  MAIL_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s/@]+$/))),
  MAIL_USER: v.optional(v.string()),
  MAIL_PASSWORD: v.optional(v.string()),
  MAIL_SENDER: v.optional(v.pipe(v.string(), v.email())),
  LICENCE_URL: v.optional(url),
  LICENCE_KEY: v.optional(v.string()),
  ADDRESS_URL: v.optional(url),
  ADDRESS_KEY: v.optional(v.string()),
  FOOD_NEWS_URL: v.optional(url),
  S3_ENDPOINT: v.optional(url),
  S3_REGION: v.optional(v.string()),
  S3_BUCKET: v.optional(v.string()),
  S3_ACCESS_KEY: v.optional(v.string()),
  S3_SECRET_KEY: v.optional(v.string()),
});

/** `PORT_SIGN` and the like: sections run by themselves are origins too. */
export const sectionPortsSchema = v.object(
  Object.fromEntries(SECTIONS.map((section) => [section.portVariable, port(section.port)])),
);

export type Environment = v.InferOutput<typeof environmentSchema>;

/** What the name or the address of a service is worth nothing without. */
export const SERVICE_SETTINGS = {
  GATEWAY: ['GATEWAY_SECRET'],
  IDENTITY: ['IDENTITY_SECRET', 'IDENTITY_STORE', 'IDENTITY_CHANNEL'],
  SMS: ['SMS_KEY', 'SMS_SECRET', 'SMS_SENDER'],
  KAKAO_CHANNEL: ['KAKAO_TEMPLATES'],
  MAIL_URL: ['MAIL_USER', 'MAIL_PASSWORD', 'MAIL_SENDER'],
  LICENCE_URL: ['LICENCE_KEY'],
  ADDRESS_URL: ['ADDRESS_KEY'],
  S3_ENDPOINT: ['S3_BUCKET', 'S3_ACCESS_KEY', 'S3_SECRET_KEY'],
} as const satisfies Partial<Record<keyof Environment, readonly (keyof Environment)[]>>;

/** Required when demo mode is off; the start stops at the first that is missing. */
export const neededOutsideDemo = [
  'DATABASE_URL',
  'PORTAL_ORIGINS',
  'ENCRYPTION_KEYS',
  'GATEWAY',
  'GATEWAY_SECRET',
  'SMS',
  'SMS_KEY',
  'SMS_SECRET',
  'SMS_SENDER',
] as const satisfies readonly (keyof Environment)[];
