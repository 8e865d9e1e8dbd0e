import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { SolapiKey } from '../authorization.ts';
import { readRequest, type Registered } from './messageRules.ts';
import { Refused } from './refused.ts';
import { SolapiBook } from './solapiBook.ts';
import { SolapiSignatures } from './solapiSignatures.ts';

/**
 * Faults of a request, from the documents or on the connection. `down`: it does not arrive. `lost`, `silent`: it is
 * executed, and the connection breaks or no response comes. `tooMany`, `fault`, `unavailable`: 429, 500 and 503. The
 * others respond with foreign content.
 */
export type Trouble = 'down' | 'lost' | 'silent' | 'tooMany' | 'fault' | 'unavailable' | 'html' | 'half' | 'elsewhere';

interface Arrived {
  method: string;
  url: URL;
  headers: IncomingMessage['headers'];
  body: string;
}

type Reply = { status: number; body: string; headers?: Record<string, string> } | 'broken' | 'silence';

interface SolapiServerSettings extends SolapiKey {
  registered: Registered;
  now?: () => Date;
}

/** A local service on a real socket, as strict as Solapi's documents. */
export async function startSolapiServer({ registered, now = () => new Date(), ...key }: SolapiServerSettings) {
  const book = new SolapiBook(registered, now);
  const signatures = new SolapiSignatures(key);
  const requests: Arrived[] = [];
  const troubles: Trouble[] = [];

  function answer(arrived: Arrived): Exclude<Reply, string> {
    try {
      signatures.check(arrived.headers.authorization, now());
      return { status: 200, body: JSON.stringify(route(book, arrived)) };
    } catch (error) {
      const { status, errorCode, message } = error instanceof Refused ? error : new Refused(500, 'InternalError');
      return { status, body: JSON.stringify({ errorCode, errorMessage: message }) };
    }
  }

  function reply(arrived: Arrived): Reply {
    requests.push(arrived);
    const trouble = troubles.shift();
    switch (trouble) {
      case undefined:
        return answer(arrived);
      case 'down':
        return 'broken';
      case 'lost':
        answer(arrived);
        return 'broken';
      case 'silent':
        answer(arrived);
        return 'silence';
      case 'tooMany':
        return { status: 429, body: JSON.stringify({ errorCode: 'TooManyRequests', errorMessage: arrived.body }) };
      case 'fault':
        return { status: 500, body: JSON.stringify({ errorCode: 'InternalError', errorMessage: arrived.body }) };
      case 'unavailable':
        return { status: 503, body: `<html>${arrived.body}</html>` };
      case 'html':
        return { status: 200, body: '<html>점검 중입니다</html>' };
      case 'half':
        return { status: 200, body: '{"groupInfo":{}}' };
      case 'elsewhere':
        return { status: 307, body: '', headers: { location: '/elsewhere' } };
    }
  }

  const server = createServer((request, response) => {
    void readBody(request).then((body) => {
      const { method = '', headers } = request;
      const replied = reply({ method, url: new URL(request.url ?? '/', 'http://solapi'), headers, body });
      if (replied === 'broken') response.destroy();
      else if (replied !== 'silence')
        response
          .writeHead(replied.status, { 'content-type': 'application/json', ...replied.headers })
          .end(replied.body);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    book,
    requests,
    /** Sets the faults of the next requests, one each. */
    spoil: (...next: Trouble[]) => void troubles.push(...next),
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function route(book: SolapiBook, { method, url, headers, body }: Arrived): unknown {
  if (method === 'GET' && url.pathname === '/messages/v4/list') return book.list(url.searchParams);
  if (method !== 'POST' || url.pathname !== '/messages/v4/send-many/detail') throw new Refused(404, 'NotFound');
  if (headers['content-type'] !== 'application/json') throw new Refused(400, 'ValidationError', 'content-type');
  const { messages, allowDuplicates, showMessageList } = readRequest(parsed(body));
  const added = book.add(messages, allowDuplicates);
  const results = added.map(({ messageId, statusCode, to, from, type, customFields }) => ({
    ...{ messageId, statusCode, to, from, type, customFields },
    statusMessage: statusCode === '2000' ? '정상 접수(이통사로 접수 예정)' : `접수 실패 ${to}`,
    accountId: '12925149',
    country: '82',
  }));
  const failedMessageList = results.filter(({ statusCode }) => statusCode !== '2000');
  const accepted = results.filter(({ statusCode }) => statusCode === '2000');
  return {
    failedMessageList,
    ...(showMessageList && { messageList: accepted }),
    groupInfo: {
      groupId: added[0]?.groupId,
      status: accepted.length > 0 ? 'SENDING' : 'FAILED',
      count: {
        total: added.length,
        registeredFailed: failedMessageList.length,
        registeredSuccess: accepted.length,
      },
    },
  };
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    throw new Refused(400, 'ValidationError', 'body');
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  return text;
}
