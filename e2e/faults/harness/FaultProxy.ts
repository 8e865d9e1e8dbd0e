import { createServer, request as send, type IncomingMessage, type ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from './freePort.ts';

/** Fault of a request on its way from the section's server. */
export type NetworkFault =
  | 'reset'
  | 'error-500'
  | 'html'
  | 'hang-before-headers'
  | 'hang-in-body'
  | 'slow'
  | 'truncated'
  | 'gone'
  | 'changed';

interface Trouble {
  fault: NetworkFault;
  /** True for the affected files, by path without query. */
  concerns(path: string): boolean;
}

/** Delay of a slow response; three in a row still fit into the deadline of a navigation. */
const SLOW_MS = 1500;

const PAGE = '<!doctype html><title>점검 중</title><h1>점검 중입니다</h1>';

const TYPES: Readonly<Record<string, string>> = {
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
};
const typeOf = (path: string) => TYPES[path.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/**
 * A server in front of a section's: every byte and every fault crosses real sockets. Also serves builds that exist
 * nowhere else, and records the reports of browsers.
 */
export class FaultProxy {
  readonly #target: string;
  readonly #server = createServer((request, response) => {
    this.#answer(request, response).catch(() => response.destroy());
  });
  /** Files of builds that exist only here, by path: `/broken/page.js`. */
  readonly #files = new Map<string, Buffer>();
  readonly #builds = new Set<string>();
  readonly #held = new Set<Socket>();
  readonly #port: number;
  readonly #acceptedOrigin: string | undefined;
  #trouble: Trouble | null = null;
  /** Bodies sent to `/api/telemetry`. */
  readonly reports: string[] = [];

  constructor(target: string, port: number, acceptedOrigin?: string) {
    this.#target = target;
    this.#port = port;
    this.#acceptedOrigin = acceptedOrigin;
  }

  /**
   * @param target origin of the server behind it
   * @param acceptedOrigin the only page origin from which it accepts calls, sent instead of the page's own
   */
  static async start(target: string, acceptedOrigin?: string): Promise<FaultProxy> {
    const proxy = new FaultProxy(target, await freePort(), acceptedOrigin);
    await proxy.#listen();
    return proxy;
  }

  get origin(): string {
    return `http://localhost:${this.#port}`;
  }

  /** Adds a build with files below `/<id>/`; missing ones come from the section's server. */
  addBuild(id: string, files: ReadonlyMap<string, string>): void {
    this.#builds.add(id);
    for (const [name, text] of files) this.#files.set(`/${id}/${name}`, Buffer.from(text));
  }

  break(fault: NetworkFault, concerns: Trouble['concerns'] = () => true): void {
    this.#trouble = { fault, concerns };
  }

  /** Closes the port, so that connections are refused. */
  async refuse(): Promise<void> {
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  /** Ends the fault like a restart: hanging requests are cut off, new ones are answered. */
  async heal(): Promise<void> {
    this.#trouble = null;
    for (const socket of this.#held) socket.destroy();
    this.#held.clear();
    if (!this.#server.listening) await this.#listen();
  }

  async close(): Promise<void> {
    await this.heal();
    await this.refuse();
  }

  #listen(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#server.once('error', reject);
      this.#server.listen(this.#port, () => {
        this.#server.off('error', reject);
        resolve();
      });
    });
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const path = new URL(request.url ?? '/', this.#target).pathname;
    const fault = this.#trouble?.concerns(path) ? this.#trouble.fault : null;
    switch (fault) {
      case 'reset':
        request.socket.resetAndDestroy();
        return;
      case 'error-500':
        response.writeHead(500, { 'Content-Type': 'text/plain' }).end('Internal Server Error');
        return;
      case 'gone':
        response.writeHead(404, { 'Content-Type': 'text/plain' }).end('Not found');
        return;
      case 'html':
        response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(PAGE);
        return;
      case 'hang-before-headers':
        this.#hold(request.socket);
        return;
      case 'slow':
        await pause(SLOW_MS);
        await this.#pass(request, response, path, null);
        return;
      default:
        await this.#pass(request, response, path, fault);
    }
  }

  #hold(socket: Socket): void {
    this.#held.add(socket);
    socket.once('close', () => this.#held.delete(socket));
  }

  async #pass(
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    fault: NetworkFault | null,
  ): Promise<void> {
    const own = this.#files.get(path);
    if (own) {
      const headers = { 'Content-Type': typeOf(path), 'Access-Control-Allow-Origin': '*' };
      this.#deliver(response, 200, headers, own, fault);
      return;
    }
    const body = await collect(request);
    if (path === '/api/telemetry') this.reports.push(body.toString());
    const [, first = ''] = path.split('/');
    const target = this.#builds.has(first) ? (request.url ?? '/').slice(first.length + 1) : (request.url ?? '/');
    const answer = await new Promise<IncomingMessage>((resolve, reject) => {
      const { method } = request;
      const { origin } = request.headers;
      const headers = { ...request.headers, ...(origin && { origin: this.#acceptedOrigin ?? origin }) };
      // Without an agent no connection is reused: after a process stops and continues, none is stale.
      const onward = send(new URL(target, this.#target), { method, headers, agent: false }, resolve);
      onward.once('error', reject);
      onward.end(body);
      // The client has disconnected.
      response.once('close', () => onward.destroy());
    });
    if (!fault) {
      response.writeHead(answer.statusCode ?? 502, answer.headers);
      // A response that breaks off breaks off here too; piping alone would hang.
      await pipeline(answer, response);
      return;
    }
    this.#deliver(response, answer.statusCode ?? 502, answer.headers, await collect(answer), fault);
  }

  #deliver(
    response: ServerResponse,
    status: number,
    headers: IncomingMessage['headers'],
    body: Buffer,
    fault: NetworkFault | null,
  ): void {
    const { 'transfer-encoding': _, ...rest } = headers;
    response.writeHead(status, { ...rest, 'content-length': body.length });
    const half = body.subarray(0, Math.ceil(body.length / 2));
    if (fault === 'hang-in-body') {
      response.write(half);
      if (response.socket) this.#hold(response.socket);
    } else if (fault === 'truncated') {
      response.write(half, () => response.socket?.destroy());
    } else if (fault === 'changed') {
      // Flips one bit of the last byte, so that the length stays.
      response.end(Buffer.concat([body.subarray(0, -1), Buffer.from([(body.at(-1) ?? 0) ^ 1])]));
    } else {
      response.end(body);
    }
  }
}

async function collect(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}
