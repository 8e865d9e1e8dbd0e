import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/** State of the API while a page is rendered. */
export type ApiState = 'well' | 'hangs' | '250 ms slow' | 'answers 500' | 'answers HTML' | 'down';

const SLOW_MS = 250;

/** An empty list as the response of every call; a call without a list rejects it by its schema. */
const NO_ITEMS = JSON.stringify({
  code: 1,
  message: '',
  entity: { list: [], pageInfo: { page: 1, endPage: 0, totalRow: 0 } },
});

/** A fake API without content, over real sockets, in a state set by the test. */
export class FakeApi {
  readonly #server: Server;
  #port = 0;
  #state: ApiState = 'well';

  constructor() {
    this.#server = createServer((_request, response) => void this.#answer(response));
  }

  get origin(): string {
    return `http://127.0.0.1:${this.#port}`;
  }

  async become(state: ApiState): Promise<void> {
    this.#state = state;
    if (state === 'down') await this.close();
    else if (!this.#server.listening) await this.listen();
  }

  async listen(): Promise<void> {
    await new Promise<void>((resolve) => this.#server.listen(this.#port, '127.0.0.1', resolve));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  async close(): Promise<void> {
    if (!this.#server.listening) return;
    const closed = new Promise<void>((resolve) => this.#server.close(() => resolve()));
    this.#server.closeAllConnections();
    await closed;
  }

  async #answer(response: ServerResponse): Promise<void> {
    if (this.#state === 'hangs') return;
    if (this.#state === '250 ms slow') await pause(SLOW_MS);
    if (this.#state === 'answers 500') response.writeHead(500).end('Internal Server Error');
    else if (this.#state === 'answers HTML') response.end('<!doctype html><h1>점검 중입니다</h1>');
    else response.writeHead(200, { 'Content-Type': 'application/json' }).end(NO_ITEMS);
  }
}
