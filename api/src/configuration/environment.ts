import { createECDH } from 'node:crypto';
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
/** API secret of PortOne, version 2; test keys look the same. */
const portoneSecret = v.pipe(v.string(), v.regex(/^[\w+/=-]{20,200}$/));
/** Secret key of a shop at Toss Payments, for tests or real money; other kinds of key begin differently. */
const tossSecret = v.pipe(v.string(), v.regex(/^(test|live)_g?sk_\w{10,200}$/));
/** True if a secret sent to this address is encrypted or stays on this machine. */
const isSafeForSecrets = (value: string) => {
  const { protocol, hostname, pathname } = new URL(value);
  const isHere = ['localhost', '127.0.0.1', '[::1]'].includes(hostname);
  return pathname === '/' && (protocol === 'https:' || (protocol === 'http:' && isHere));
};
const PUSH_KEY_BYTES = 32;
/** True for a private key on P-256: a number below the order of the curve. */
const isPushKey = (value: string) => {
  const key = Buffer.from(value, 'base64url');
  try {
    createECDH('prime256v1').setPrivateKey(key);
    return key.length === PUSH_KEY_BYTES;
  } catch {
    return false;
  }
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

/** `paid=KA01TP…,applied=KA01TP…`: notices with the ids of their templates. */
const templates = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z]+=\w+(\s*,\s*[A-Za-z]+=\w+)*$/),
  v.transform(
    (value): ReadonlyMap<string, string> =>
      new Map([...value.matchAll(/(\w+)=(\w+)/g)].map(([, event = '', id = '']) => [event, id])),
  ),
);

const postgresUrl = v.pipe(v.string(), v.regex(/^postgres(ql)?:\/\//));

/** Every variable that the API reads except the sections' ports; `docs/operating-reference.md` is generated from it. */
export const environmentSchema = v.object({
  /** IP address to listen on. Default: the loopback address in a demo, else all; the images set `0.0.0.0`. */
  HOST: v.optional(v.string()),
  /** Port of the API. */
  PORT_API: port(API.port),
  /** Port of the shell, as the API needs it for the origins of a developer's machine. */
  PORT_SHELL: port(SHELL.port),
  /**
   * 1 loads demo content into an empty database and replaces missing services by sandboxes. `npm start` sets it outside
   * of production.
   */
  PORTAL_DEMO: flag,
  /** 0 starts the demo as an empty association, with sandboxes alone. */
  PORTAL_DEMO_CONTENT: v.optional(v.picklist(['0', '1']), '1'),
  /** Folder of the embedded database, uploads, the demo's key and the registry. */
  PORTAL_DATA: v.optional(v.string(), '.data'),
  /**
   * Folder of an app's builds with their source maps; `*` stands for the app's name. Default: the apps' `dist` folders;
   * containers: `/builds/*`.
   */
  PORTAL_BUILDS: v.optional(v.pipe(v.string(), v.includes('*')), '*/dist'),
  /** Short form of `PORTAL_ORIGINS` with one origin. */
  PORTAL_ORIGIN: v.optional(origin),
  /**
   * Origins under which browsers see the site, separated by commas. Changes are accepted from pages of these alone. The
   * first is used in links; its `https:` makes cookies secure. Default: names and addresses of this machine.
   */
  PORTAL_ORIGINS: v.optional(v.pipe(list, v.array(origin))),
  /**
   * Proxies whose `X-Forwarded-*` headers are trusted: IP addresses, networks, `loopback`, `uniquelocal`. Default:
   * `loopback` in a demo, else none; containers: `uniquelocal`.
   */
  TRUSTED_PROXIES: v.optional(list),
  /**
   * `postgres://user:password@host/database`, PostgreSQL 15 or newer; `@one,two/database` names a primary and its
   * standby. A pooler in between must support named statements and `LISTEN`; without `LISTEN` published content appears
   * two seconds later. Default: the embedded database.
   */
  DATABASE_URL: v.optional(postgresUrl),
  /**
   * The same database as the owner of its tables. The owner migrates them when the API starts, creates the account of
   * `DATABASE_URL` where it is missing (needs `CREATEROLE`) and grants it access to rows. Default: the account of
   * `DATABASE_URL` owns the tables.
   */
  DATABASE_OWNER_URL: v.optional(postgresUrl),
  /** Connections per process, besides one that listens. Keep the sum over all replicas near 10; containers set 5. */
  DATABASE_POOL: wholeNumber(10),
  /**
   * Keys as `id:base64` of 32 bytes, separated by commas; the first encrypts, all decrypt. `echo "k1:$(openssl rand
   * -base64 32)"` makes one. Default: a demo generates its own.
   */
  ENCRYPTION_KEYS: v.optional(v.pipe(v.string(), v.regex(/^[\w.-]+:[A-Za-z0-9+/=_-]+(,[\w.-]+:[A-Za-z0-9+/=_-]+)*$/))),
  /** Calls per client IP and minute. */
  CALLS_PER_MINUTE: wholeNumber(6000),
  /** SMS codes per client IP and day. */
  CODE_SENDS_PER_ADDRESS: wholeNumber(300),
  /** SMS codes per day in total. */
  CODE_SENDS_PER_DAY: wholeNumber(20_000),
  /** Wrong passwords of one client IP, over all ids, before it has to pause. Default: 100, in a demo 10000. */
  FAILED_LOGINS_PER_ADDRESS: v.optional(v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number), v.minValue(1))),
  /** Amount in won above which a decision of the office needs a second employee. */
  FOUR_EYES_WON: wholeNumber(300_000),
  /** Amount in won that one employee moves per day (Seoul) without a second one. */
  ALONE_PER_DAY_WON: wholeNumber(1_000_000),
  /** Members whose unmasked data one employee may open per hour; a hundred people in lists count as one. */
  MEMBER_VIEWS_PER_HOUR: wholeNumber(30),
  /** 1 asks employees for a second factor in a demo too; production always does. */
  SECOND_FACTOR: flag,
  /** Lowest level that is logged: `fatal`, `error`, `warn`, `info`, `debug`, `trace` or `silent`. */
  LOG_LEVEL: v.optional(v.picklist(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  /** Collector of traces by OTLP over HTTP: `http://collector:4318/v1/traces`. Default: no traces. */
  TRACES_URL: v.optional(url),
  /** Share of all traces that is recorded, from 0 to 1. */
  TRACES_SHARE: v.optional(v.pipe(v.string(), v.regex(/^(0(\.\d+)?|1)$/), v.transform(Number)), '0.01'),

  /** Payment gateway: `toss`. Default: the sandbox in a demo. */
  GATEWAY: v.optional(v.picklist(['toss'])),
  /** Secret key of the shop at the gateway. */
  GATEWAY_SECRET: v.optional(tossSecret),
  /** Another address of the gateway's API, for trials. Default: Toss Payments. */
  GATEWAY_URL: v.optional(v.pipe(url, v.check(isSafeForSecrets), v.transform(originOf))),
  /** 1 allows a test key in production, which takes no money. */
  GATEWAY_TEST: flag,
  /** Service of the identity check: `portone`. Default: the sandbox in a demo. */
  IDENTITY: v.optional(v.picklist(['portone'])),
  /** Secret of PortOne's V2 API. */
  IDENTITY_SECRET: v.optional(portoneSecret),
  /** Store id at PortOne (`store-…`). */
  IDENTITY_STORE: v.optional(v.pipe(v.string(), v.regex(/^store-[\w-]{1,100}$/))),
  /** Key of the channel for 본인인증 (`channel-key-…`). */
  IDENTITY_CHANNEL: v.optional(v.pipe(v.string(), v.regex(/^channel-key-[\w-]{1,100}$/))),
  /** Another address of PortOne's API, for trials. Default: PortOne. */
  IDENTITY_URL: v.optional(v.pipe(url, v.check(isSafeForSecrets), v.transform(originOf))),
  /** 1 allows a test channel in production, which accepts any identity that its tester types. */
  IDENTITY_TEST: flag,
  /** Origin of the pages that run scripts of third parties, as the shell has it. The identity check starts there. */
  POSTCODE_ORIGIN: v.optional(origin),
  /** SMS service: `solapi`. Default: the sandbox in a demo. */
  SMS: v.optional(v.picklist(['solapi'])),
  /** API key of the SMS service. */
  SMS_KEY: v.optional(v.pipe(v.string(), v.regex(/^\w+$/))),
  /** API secret of the SMS service. */
  SMS_SECRET: v.optional(v.pipe(v.string(), v.regex(/^\w+$/))),
  /** Number registered as sender (발신번호), digits. */
  SMS_SENDER: v.optional(v.pipe(v.string(), v.regex(/^\d{8,11}$/))),
  /** Another address of the SMS service, for trials. Default: Solapi. */
  SMS_URL: v.optional(v.pipe(url, v.check(isSafeForSecrets), v.transform(originOf))),
  /** Id of the 알림톡 channel (`pfId`). Default: SMS alone. */
  KAKAO_CHANNEL: v.optional(v.pipe(v.string(), v.regex(/^\w+$/))),
  /** Templates of 알림톡 by notice, separated by commas: `paid=KA01TP…`. */
  KAKAO_TEMPLATES: v.optional(templates),
  /** Price in won of one SMS; the office sees the cost of a message to all applicants before sending it. */
  SMS_WON: wholeNumber(20),
  /** Price in won of a long SMS (over 90 bytes). */
  SMS_LONG_WON: wholeNumber(50),
  /**
   * Mail server: `smtps://smtp.example.com:465`, or `smtp://smtp.example.com:587` with STARTTLS. Default: a sandbox in
   * a demo, else notices by SMS alone.
   */
  MAIL_URL: v.optional(v.pipe(v.string(), v.regex(/^smtps?:\/\/[^\s/@]+$/))),
  /** Account at the mail server. */
  MAIL_USER: v.optional(v.string()),
  /** Password at the mail server. */
  MAIL_PASSWORD: v.optional(v.string()),
  /** Address that mail comes from. */
  MAIL_SENDER: v.optional(v.pipe(v.string(), v.email())),
  /**
   * Private key of Web Push (VAPID), 32 bytes in base64url: `openssl rand -base64 32 | tr '+/' '-_' | tr -d =`. Another
   * key ends every device's subscription. Default: a sandbox in a demo, else no notices to devices.
   */
  PUSH_KEY: v.optional(v.pipe(v.string(), v.check(isPushKey))),
  /** Another push service, for trials of a demo. */
  PUSH_URL: v.optional(v.pipe(url, v.check(isSafeForSecrets), v.transform(originOf))),
  /** Search for food-safety licences. Redirects are not followed. Default: the sandbox in a demo. */
  LICENCE_URL: v.optional(url),
  /** Key of the licence search. */
  LICENCE_KEY: v.optional(v.string()),
  /** Address search. Redirects are not followed. Default: the sandbox in a demo. */
  ADDRESS_URL: v.optional(url),
  /** Key of the address search. */
  ADDRESS_KEY: v.optional(v.string()),
  /** Feed of Korean food news. Default: the sandbox in a demo. */
  FOOD_NEWS_URL: v.optional(url),
  /** S3-compatible store for uploads. Default: the data folder. */
  S3_ENDPOINT: v.optional(url),
  /** Region of the store. */
  S3_REGION: v.optional(v.string()),
  /** Bucket of the store. */
  S3_BUCKET: v.optional(v.string()),
  /** Access key of the store. */
  S3_ACCESS_KEY: v.optional(v.string()),
  /** Secret key of the store. */
  S3_SECRET_KEY: v.optional(v.string()),
});

/** `PORT_SIGN` and the like: sections run by themselves are origins too. */
export const sectionPortsSchema = v.object(
  Object.fromEntries(SECTIONS.map((section) => [section.portVariable, port(section.port)])),
);

export type Environment = v.InferOutput<typeof environmentSchema>;

/** Settings without which the name or address of a service has no effect. */
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

/** Required outside demo mode; the start stops at the first missing one. */
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
