import { randomUUID } from 'node:crypto';
import { PortoneIdentity, type PortoneIdentitySettings } from './portoneIdentity.ts';
import { CHANNEL, openPortone, PERSON } from './testing/openPortone.ts';

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
