import { connect, type Socket } from 'node:net';

const HEAD_END = '\r\n\r\n';

/** What a load has shown. */
export interface Load {
  requestsPerSecond: number;
  /** Milliseconds of the request in the middle, and of one in a hundred. */
  p50: number;
  p99: number;
  /** Of one answer: its body as it travelled. */
  bytes: number;
}

/** Asks one request after the other over one connection; little more than a socket, so that it is ahead of servers. */
class Client {
  readonly #url: URL;
  readonly #request: string;
  #socket: Socket;
  /** The server ends the connection behind this answer, as nginx does after a thousand. */
  #isLast = false;
  #received: Buffer[] = [];
  #length = 0;
  #expected = 0;
  #body = 0;
  #done: (bytes: number) => void = () => undefined;
  #failed: (error: Error) => void = () => undefined;

  constructor(url: URL) {
    this.#url = url;
    this.#request = `GET ${url.pathname}${url.search} HTTP/1.1\r\nHost: ${url.host}\r\nAccept: text/html\r\nAccept-Encoding: gzip\r\n\r\n`;
    this.#socket = this.#connect();
  }

  /** @returns the bytes of the answer's body. */
  ask(): Promise<number> {
    return new Promise((resolve, reject) => {
      [this.#done, this.#failed] = [resolve, reject];
      if (this.#isLast) this.#socket = this.#connect();
      this.#isLast = false;
      this.#socket.write(this.#request);
    });
  }

  close(): void {
    this.#failed = () => undefined;
    this.#socket.destroy();
  }

  #connect(): Socket {
    const socket = connect(Number(this.#url.port), this.#url.hostname);
    socket.setNoDelay(true);
    socket.on('data', (data) => this.#read(data));
    socket.on('error', (error) => this.#failed(error));
    socket.on('close', () => {
      if (socket === this.#socket && !this.#isLast) this.#failed(new Error('the connection was closed'));
    });
    return socket;
  }

  #read(data: Buffer): void {
    this.#length += data.length;
    if (this.#expected === 0) this.#readHead(data);
    if (this.#expected === 0 || this.#length < this.#expected) return;
    this.#received = [];
    this.#length = 0;
    this.#expected = 0;
    this.#done(this.#body);
  }

  #readHead(data: Buffer): void {
    this.#received.push(data);
    const text = Buffer.concat(this.#received).toString('latin1');
    const end = text.indexOf(HEAD_END);
    if (end < 0) return;
    const length = /\r\ncontent-length: (\d+)/i.exec(text.slice(0, end))?.[1];
    this.#isLast = /\r\nconnection: close/i.test(text.slice(0, end));
    if (!text.startsWith('HTTP/1.1 200') || !length) return this.#failed(new Error(text.slice(0, end)));
    this.#body = Number(length);
    this.#expected = end + HEAD_END.length + this.#body;
  }
}

/** Asks for an address over some connections at once, for a while. */
export async function load(address: string, connections: number, forMs: number): Promise<Load> {
  const clients = Array.from({ length: connections }, () => new Client(new URL(address)));
  const times: number[] = [];
  const began = performance.now();
  const end = began + forMs;
  let bytes = 0;
  const work = async (client: Client) => {
    while (performance.now() < end) {
      const asked = performance.now();
      bytes = await client.ask();
      times.push(performance.now() - asked);
    }
  };
  try {
    await Promise.all(clients.map(work));
  } finally {
    for (const client of clients) client.close();
  }
  const requestsPerSecond = (times.length * 1000) / (performance.now() - began);
  times.sort((one, other) => one - other);
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0;
  return { requestsPerSecond, p50: at(0.5), p99: at(0.99), bytes };
}
