import { PortoneIdentity, type PortoneIdentitySettings } from '../portoneIdentity.ts';
import { startPortoneServer, type Customer } from './portoneServer.ts';

export const CHANNEL = 'channel-key-of-phones';
/** A test channel of the same store. */
export const TEST_CHANNEL = 'channel-key-of-trials';
/** Timeout: enough for a local response on a busy machine, short enough for one that never comes. */
const TIMEOUT_MS = 1_500;

/** A person as reported by Danal, with the contract that adds the phone. */
export const PERSON: Customer = {
  name: '한소라',
  birthDate: '1990-03-11',
  phoneNumber: '01066601111',
  gender: 'FEMALE',
  isForeigner: false,
  ci: `${'c'.repeat(86)}==`,
  di: 'MC0GCCqGSIb3DQIJAyEAdGVzdA==',
};

/** Opens the adapter and its local PortOne. */
export async function openPortone(changes: Partial<PortoneIdentitySettings> = {}) {
  const [secret, store] = ['secret-of-the-local-portone', 'store-of-the-portal'];
  const server = await startPortoneServer({ secret, store, channels: { [CHANNEL]: 'LIVE', [TEST_CHANNEL]: 'TEST' } });
  const settings: PortoneIdentitySettings = {
    ...{ url: server.url, secret, store, channel: CHANNEL, channelType: 'LIVE', timeoutMs: TIMEOUT_MS },
    page: 'https://services.example/identity.html',
    ...changes,
  };
  return { server, settings, service: new PortoneIdentity(settings) };
}
