import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';

/** The same number as at the edge of the containers. */
const MAX_TRIES = 3;
const DOWN = 502;
/** Longer than a member reads, so that no connection closes while the next request is on its way. */
const KEEP_ALIVE_MS = 60_000;
const NOT_READY = 503;

/** Calls that may be repeated although a replica may have begun them, as in `docker/edge/portal.conf`. */
const REPEATABLE = /^POST \/api\/user\/(login|logout|userDuplicateValidCheck)$/;

/** The replica did not respond. */
class Unanswered extends Error {
  /** True if the replica may have begun the work. */
  readonly isReceived: boolean;

  constructor(cause: Error) {
    super(`not answered: ${cause.message}`, { cause });
    this.isReceived = !('code' in cause && cause.code === 'ECONNREFUSED');
  }
}

/**
 * A load balancer with the rules of the containers' edge: a connection for each request, every replica in turn,
 * including one that is starting, and another one if a replica does not respond and the call may be repeated.
 */
export class Edge {
  /** Ports of the replicas that it knows. */
  readonly ports = new Set<number>();
  repeated = 0;
  readonly #server: Server;
  #turn = 0;

  constructor(port: number) {
    this.#server = createServer({ keepAliveTimeout: KEEP_ALIVE_MS }, (incoming, answer) => {
      void this.#pass(incoming, answer);
    }).listen(port, '127.0.0.1');
  }

  close(): void {
    this.#server.close();
    this.#server.closeAllConnections();
  }

  async #pass(incoming: IncomingMessage, answer: ServerResponse): Promise<void> {
    const body = await text(incoming);
    const mayRepeat = isRepeatable(incoming);
    const turn = (this.#turn += 1);
    const ports = [...this.ports];
    let reason = '';
    for (let tried = 0; tried < MAX_TRIES; tried += 1) {
      const port = ports[(turn + tried) % ports.length] ?? 0;
      const isLast = tried === MAX_TRIES - 1;
      try {
        const given = await ask(port, incoming, body);
        if (given.statusCode === NOT_READY && mayRepeat && !isLast) given.resume();
        else return void given.pipe(answer.writeHead(given.statusCode ?? DOWN, given.headers));
      } catch (error) {
        reason += `${port} ${String(error)}\n`;
        if (isLast || !(error instanceof Unanswered) || (error.isReceived && !mayRepeat)) break;
      }
      this.repeated += 1;
    }
    answer.writeHead(DOWN).end(reason);
  }
}

function isRepeatable({ method, url = '', headers }: IncomingMessage): boolean {
  return method === 'GET' || headers['idempotency-key'] !== undefined || REPEATABLE.test(`${method} ${url}`);
}

function ask(port: number, { method, url, headers }: IncomingMessage, body: string): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, method, path: url, headers, agent: false }, resolve);
    asked.on('error', (error) => reject(new Unanswered(error)));
    asked.end(body);
  });
}
