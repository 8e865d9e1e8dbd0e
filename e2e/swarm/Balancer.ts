import {
  createServer,
  request,
  type ClientRequest,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from 'node:http';

const CHECK_EVERY_MS = 1000;
const MISSES = 2;

interface Edge {
  host: string;
  port: number;
  misses: number;
  running: Set<ClientRequest>;
}

/**
 * A load balancer in front of a swarm's machines: it checks the health of each edge every second, sends a request to
 * the next one if a port refuses, and cuts off pending requests of a lost machine. It repeats nothing that an edge has
 * received.
 */
export class Balancer {
  readonly #edges: Edge[];
  readonly #server: Server;
  readonly #checks: NodeJS.Timeout;
  #turn = 0;

  constructor(hosts: readonly string[], port: number) {
    this.#edges = hosts.map((host) => ({ host, port, misses: 0, running: new Set() }));
    this.#server = createServer((incoming, outgoing) => {
      const parts: Buffer[] = [];
      incoming.on('data', (part: Buffer) => parts.push(part));
      incoming.on('end', () => this.#send(incoming, Buffer.concat(parts), outgoing, this.#inTurn()));
    });
    this.#checks = setInterval(() => this.#edges.forEach((edge) => this.#check(edge)), CHECK_EVERY_MS);
  }

  async listen(port: number): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(port, resolve));
  }

  close(): void {
    clearInterval(this.#checks);
    this.#server.close();
    this.#server.closeAllConnections();
  }

  /** Healthy edges, then the others, starting with another one each time. */
  #inTurn(): Edge[] {
    this.#turn += 1;
    const turned = this.#edges
      .map((_, index, edges) => edges[(index + this.#turn) % edges.length])
      .filter((edge) => edge !== undefined);
    return turned.sort((one, other) => Number(one.misses >= MISSES) - Number(other.misses >= MISSES));
  }

  #send(incoming: IncomingMessage, body: Buffer, outgoing: ServerResponse, [edge, ...others]: Edge[]): void {
    if (!edge) return void outgoing.writeHead(503).end();
    const { host, port } = edge;
    let isConnected = false;
    const passed = request(
      {
        host,
        port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...incoming.headers, connection: 'close' },
        agent: false,
      },
      (answer) => {
        const { connection: _own, ...headers } = answer.headers;
        outgoing.writeHead(answer.statusCode ?? 502, headers);
        answer.on('error', () => outgoing.destroy());
        answer.pipe(outgoing);
      },
    );
    edge.running.add(passed);
    const waiting = setTimeout(() => passed.destroy(new Error('no connection')), CHECK_EVERY_MS);
    passed.on('socket', (socket) =>
      socket.once('connect', () => {
        isConnected = true;
        clearTimeout(waiting);
      }),
    );
    passed.on('error', () => {
      clearTimeout(waiting);
      if (!isConnected) this.#send(incoming, body, outgoing, others);
      else if (outgoing.headersSent) outgoing.destroy();
      else
        outgoing
          .writeHead(502, { 'content-type': 'application/json' })
          .end('{"code":502,"message":"the edge was lost","entity":null}');
    });
    passed.on('close', () => edge.running.delete(passed));
    passed.end(body);
  }

  #check(edge: Edge): void {
    const asked = request(
      { host: edge.host, port: edge.port, path: '/edge-health', agent: false, timeout: CHECK_EVERY_MS },
      (answer) => {
        answer.resume();
        if (answer.statusCode === 200) edge.misses = 0;
      },
    );
    asked.on('timeout', () => asked.destroy(new Error('no answer')));
    asked.on('error', () => {
      edge.misses += 1;
      // An edge whose port refuses still finishes what it has received; a silent machine sends nothing.
      if (edge.misses === MISSES + 1) for (const running of edge.running) this.#cutOffLost(running);
    });
    asked.end();
  }

  #cutOffLost(running: ClientRequest): void {
    running.destroy(new Error('the machine was lost'));
  }
}
