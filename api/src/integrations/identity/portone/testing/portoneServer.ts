import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A person as reported by PortOne; the fields depend on the company and its contract. */
export interface Customer {
  name: string;
  birthDate: string;
  phoneNumber?: string;
  gender?: 'MALE' | 'FEMALE' | 'OTHER';
  isForeigner?: boolean;
  ci?: string;
  di?: string;
}

/** Request of the browser's script. */
export interface Begun {
  identityVerificationId: string;
  customData?: string;
  channelKey: string;
}

/**
 * Fault of the next request: an error of PortOne, a page of a proxy, the connection broken before or during the
 * response, no response, an endless one, a redirect.
 */
export type Trouble = 'fault' | 'html' | 'broken' | 'half' | 'silent' | 'endless' | 'elsewhere';

interface Settings {
  secret: string;
  store: string;
  /** Channels by key. */
  channels: Record<string, 'LIVE' | 'TEST'>;
}

const AT = '2026-11-20T02:00:00Z';
const ID = /^\/identity-verifications\/([^/]+)$/;

/**
 * A local PortOne on a real socket, as strict as its documents: path, method, key, store, and the fields of each status
 * (https://developers.portone.io/api/rest-v2/identityVerification).
 */
export async function startPortoneServer({ secret, store, channels }: Settings) {
  const verifications = new Map<string, { status: string } & Record<string, unknown>>();
  const troubles: Trouble[] = [];
  const requests: { method: string; url: URL; headers: IncomingMessage['headers'] }[] = [];

  const refusal = (status: number, type: string) => ({
    status,
    body: { type, message: '한소라 님의 요청을 거절했습니다.' },
  });
  const reply = ({ method, url, headers }: (typeof requests)[number]) => {
    const [, id] = ID.exec(url.pathname) ?? [];
    if (id === undefined || method !== 'GET') return refusal(404, 'NOT_FOUND');
    if (headers.authorization !== `PortOne ${secret}`) return refusal(401, 'UNAUTHORIZED');
    if ([...url.searchParams.keys()].some((name) => name !== 'storeId')) return refusal(400, 'INVALID_REQUEST');
    if (url.searchParams.get('storeId') !== store) return refusal(403, 'FORBIDDEN');
    const found = verifications.get(decodeURIComponent(id));
    return found ? { status: 200, body: found } : refusal(404, 'IDENTITY_VERIFICATION_NOT_FOUND');
  };

  const server = createServer((request, response) => {
    const arrived = { method: request.method ?? '', url: new URL(request.url ?? '/', url), headers: request.headers };
    requests.push(arrived);
    const trouble = troubles.shift();
    if (trouble) return void spoil(trouble, response);
    const { status, body } = reply(arrived);
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const headOf = (id: string) => {
    const found = verifications.get(id);
    if (!found) throw new Error(`${id} was not begun`);
    const { requestedCustomer: _customer, failure: _failure, ...head } = found;
    return head;
  };
  return {
    url,
    requests,
    /** Sets the faults of the next requests, in order. */
    spoil: (...next: Trouble[]) => void troubles.push(...next),
    /**
     * Starts a verification like the browser's script.
     * @throws for an unknown channel, and after a success
     */
    begin({ identityVerificationId: id, customData, channelKey }: Begun) {
      const type = channels[channelKey];
      if (!type) throw new Error('CHANNEL_NOT_FOUND');
      if (verifications.get(id)?.status === 'VERIFIED') throw new Error('IDENTITY_VERIFICATION_ALREADY_VERIFIED');
      verifications.set(id, {
        status: 'READY',
        id,
        channel: { type, id: 'channel-id', key: channelKey, name: '다날', pgProvider: 'DANAL', pgMerchantId: 'A01' },
        requestedCustomer: {},
        ...(customData === undefined ? {} : { customData }),
        requestedAt: AT,
        updatedAt: AT,
        statusChangedAt: AT,
        version: 'V2',
      });
    },
    verify(id: string, verifiedCustomer: Customer) {
      const proof = { verifiedAt: AT, pgTxId: '2026112002', pgRawResponse: '{}' };
      verifications.set(id, { ...headOf(id), ...proof, status: 'VERIFIED', verifiedCustomer });
    },
    fail(id: string, failure: { reason?: string; pgCode?: string; pgMessage?: string }) {
      verifications.set(id, { ...headOf(id), status: 'FAILED', requestedCustomer: {}, failure });
    },
    forget: (id: string) => void verifications.delete(id),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function spoil(trouble: Trouble, response: ServerResponse): void {
  switch (trouble) {
    case 'fault':
      return void response.writeHead(500, { 'content-type': 'application/json' }).end('{"type":"INTERNAL"}');
    case 'html':
      return void response.writeHead(200, { 'content-type': 'text/html' }).end('<html>점검 중</html>');
    case 'broken':
      return void response.destroy();
    case 'half':
      return void response
        .writeHead(200, { 'content-type': 'application/json', 'content-length': '1000' })
        .write('{"status":"VERIFIED",', () => response.destroy());
    case 'silent':
      return;
    case 'endless':
      return void response.writeHead(200).end(`"${'x'.repeat(300_000)}"`);
    case 'elsewhere':
      return void response.writeHead(302, { location: '/elsewhere' }).end();
  }
}
