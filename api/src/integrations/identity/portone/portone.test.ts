import { randomUUID } from 'node:crypto';
import { PortoneIdentity, type PortoneIdentitySettings } from './portoneIdentity.ts';
import { CHANNEL, openPortone, PERSON, TEST_CHANNEL } from './testing/openPortone.ts';
import type { Trouble } from './testing/portoneServer.ts';
import { readVerification } from './verification.ts';

let portone: Awaited<ReturnType<typeof openPortone>>;
const begin = (identityVerificationId = 'check-1', channelKey = CHANNEL) =>
  portone.server.begin({ identityVerificationId, channelKey, customData: '{"token":"t"}' });
/**
 * Runs the same queries with the local PortOne and, if a test store is named in the environment, with the real one:
 * PORTONE_TEST_SECRET, PORTONE_TEST_STORE and PORTONE_TEST_CHANNEL, and in PORTONE_TEST_READY and PORTONE_TEST_VERIFIED
 * the ids of verifications that a person has started, and passed, in that channel.
 */
interface Target {
  settings: PortoneIdentitySettings;
  /** Ids of a started and of a passed verification; null if none. */
  ready: string | null;
  verified: string | null;
  close(): Promise<void>;
}
async function local(): Promise<Target> {
  const { server, settings } = await openPortone();
  server.begin({ identityVerificationId: 'begun', channelKey: CHANNEL });
  server.begin({ identityVerificationId: 'passed', channelKey: CHANNEL, customData: '{}' });
  server.verify('passed', PERSON);
  return { settings, ready: 'begun', verified: 'passed', close: () => server.close() };
}
const { PORTONE_TEST_SECRET: secret, PORTONE_TEST_STORE: store, PORTONE_TEST_CHANNEL: channel } = process.env;
const real = async (): Promise<Target> => ({
  settings: {
    ...{ url: 'https://api.portone.io', secret: secret ?? '', store: store ?? '', channel: channel ?? '' },
    ...{ channelType: 'TEST', page: 'https://services.example/identity.html' },
  },
  ready: process.env['PORTONE_TEST_READY'] ?? null,
  verified: process.env['PORTONE_TEST_VERIFIED'] ?? null,
  close: async () => undefined,
});
const targets: [string, () => Promise<Target>][] = [
  ['the local PortOne', local],
  ...(secret && store && channel ? ([['the real PortOne', real]] as [string, () => Promise<Target>][]) : []),
];

beforeEach(async () => {
  portone = await openPortone();
});

afterEach(() => portone.server.close());

describe('a verification at PortOne', () => {
  test('is opened by the page at the origin of services, which reads id and token from its hash', () => {
    expect(portone.service.open({ identity: 'check-1', authType: 2, token: 'of-ours' })).toBe(
      'https://services.example/identity.html#check-1.of-ours',
    );
    expect(portone.service.ways).toEqual([2]);
  });

  test('is queried by its id, with the key and the store', async () => {
    begin('a/b c');
    await portone.service.lookUp('a/b c');
    const [{ url, headers, method } = { url: null, headers: null, method: '' }] = portone.server.requests;
    expect(`${method} ${url?.pathname}${url?.search}`).toBe(
      'GET /identity-verifications/a%2Fb%20c?storeId=store-of-the-portal',
    );
    expect(headers?.authorization).toBe('PortOne secret-of-the-local-portone');
  });

  test('proves the person who passed it', async () => {
    begin();
    portone.server.verify('check-1', PERSON);
    expect(await portone.service.lookUp('check-1')).toEqual({
      state: 'PROVED',
      customData: '{"token":"t"}',
      person: { name: '한소라', userBirth: '19900311', userPhone: '01066601111', ci: PERSON.ci },
    });
  });

  test.each([
    ['neither phone nor CI', { name: '한소라', birthDate: '1990-03-11' }, { userPhone: '', ci: null }],
    ['a phone that is none', { ...PERSON, phoneNumber: '+82 10' }, { userPhone: '', ci: PERSON.ci }],
  ])('may report %s', async (_what, customer, person) => {
    begin();
    portone.server.verify('check-1', customer);
    expect(await portone.service.lookUp('check-1')).toMatchObject({ state: 'PROVED', person });
  });

  test.each([
    ['no name', { ...PERSON, name: ' ' }],
    ['a name that is too long', { ...PERSON, name: '가'.repeat(51) }],
    ['a birth date that is none', { ...PERSON, birthDate: '19900311' }],
  ])('with %s is rejected, and its personal data stays out of the log', async (_what, customer) => {
    begin();
    portone.server.verify('check-1', customer);
    await expect(portone.service.lookUp('check-1')).rejects.toThrow(/^PortOne's answer is not a verification: [\w.]+$/);
  });

  test('that failed proves nothing, and its reason contains no personal data', async () => {
    begin();
    portone.server.fail('check-1', { reason: '한소라 님 정보 불일치', pgCode: 'P101', pgMessage: '불일치' });
    expect(await portone.service.lookUp('check-1')).toEqual({ state: 'FAILED', reason: 'FAILED P101' });
  });

  test('proves nothing in a test channel, nor in another channel of the store', async () => {
    begin('check-1', TEST_CHANNEL);
    portone.server.verify('check-1', PERSON);
    expect(await portone.service.lookUp('check-1')).toEqual({ state: 'FAILED', reason: 'a channel that is not LIVE' });
    const trial = await openPortone({ channelType: 'TEST' });
    trial.server.begin({ identityVerificationId: 'check-1', channelKey: TEST_CHANNEL });
    trial.server.verify('check-1', PERSON);
    expect(await trial.service.lookUp('check-1')).toEqual({ state: 'FAILED', reason: 'another channel' });
    await trial.server.close();
  });
});

describe('a response about a verification', () => {
  const channel = { key: CHANNEL, type: 'LIVE' } as const;
  const verified = { status: 'VERIFIED', id: 'check-1', version: 'V2', channel, verifiedCustomer: PERSON };

  test('is a proof if passed, and rejected if it is about another one', () => {
    expect(readVerification(verified, 'check-1', channel)).toMatchObject({ state: 'PROVED' });
    expect(() => readVerification(verified, 'check-2', channel)).toThrow('PortOne answered with another verification');
  });

  test.each([
    ['of the version before', { version: 'V1' }],
    ['of a status that nobody knows', { status: 'DONE' }],
  ])('%s is rejected', (_what, changes) => {
    expect(() => readVerification({ ...verified, ...changes }, 'check-1', channel)).toThrow(/is not a verification/);
  });

  test('proves nothing without the type of its channel', () => {
    const { channel: _channel, ...without } = verified;
    expect(readVerification(without, 'check-1', channel)).toMatchObject({ state: 'FAILED' });
  });
});

describe('a request to PortOne', () => {
  const passing: Trouble[] = ['fault', 'html', 'broken', 'half', 'silent', 'endless', 'elsewhere'];
  test.each(passing)('is retried once after %s', async (trouble) => {
    begin();
    portone.server.verify('check-1', PERSON);
    portone.server.spoil(trouble);
    expect(await portone.service.lookUp('check-1')).toMatchObject({ state: 'PROVED' });
    portone.server.spoil(trouble, trouble);
    await expect(portone.service.lookUp('check-1')).rejects.toThrow();
  });

  test('is not retried after a refusal, and only the type of the refusal is retained', async () => {
    const { server, service } = portone;
    const other = await openPortone({ url: server.url, secret: 'another' });
    const refused = await other.service.lookUp('check-1').catch((error: unknown) => String(error));
    expect(refused).toBe('Error: PortOne refused with 401 UNAUTHORIZED');
    expect(server.requests).toHaveLength(1);
    await other.server.close();
    expect(await service.lookUp('check-1')).toEqual({ state: 'ABSENT' });
  });
});

describe.each(targets)('%s', (_name, open) => {
  let target: Target;
  beforeAll(async () => {
    target = await open();
  });
  afterAll(() => target.close());
  const ask = (identity: string, changes: Partial<PortoneIdentitySettings> = {}) =>
    new PortoneIdentity({ ...target.settings, ...changes }).lookUp(identity);

  test('knows no verification that was not started', async () => {
    expect(await ask(`nobody-${randomUUID()}`)).toEqual({ state: 'ABSENT' });
  });

  test('refuses another key', async () => {
    await expect(ask('begun', { secret: 'x'.repeat(60) })).rejects.toThrow('PortOne refused with 401 UNAUTHORIZED');
  });

  test('refuses another store', async () => {
    await expect(ask('begun', { store: `store-${randomUUID()}` })).rejects.toThrow(/^PortOne refused with 40[013] /);
  });

  test('reports a started verification', async () => {
    if (target.ready !== null) expect(await ask(target.ready)).toEqual({ state: 'PENDING' });
  });

  test('reports the person of a passed verification', async () => {
    if (target.verified === null) return;
    expect(await ask(target.verified)).toEqual({
      state: 'PROVED',
      customData: expect.any(String) as unknown,
      person: {
        name: expect.stringMatching(/./) as unknown,
        userBirth: expect.stringMatching(/^\d{8}$/) as unknown,
        userPhone: expect.stringMatching(/^(01\d{8,9})?$/) as unknown,
        ci: expect.stringMatching(/^\S{88}$/) as unknown,
      },
    });
  });
});
