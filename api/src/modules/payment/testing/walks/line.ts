import { directLine } from '../../../../integrations/gateway/toss/testing/directLine.ts';
import type { TossApi } from '../../../../integrations/gateway/toss/testing/tossApi.ts';
import type { SendRequest } from '../../../../integrations/http/askService.ts';
import { throughLife } from './life.ts';

/** `down`: requests do not arrive. `lost`: the gateway acts, and its answers are lost. */
export type LineState = 'up' | 'down' | 'lost';

/** The line to the gateway, which can be cut. Its webhooks do not go through it. */
export class Line {
  state: LineState = 'up';
  /** Is told whenever a request has suffered from it. */
  onFault: (name: string) => void = () => undefined;
  readonly #api: TossApi;

  constructor(api: TossApi) {
    this.#api = api;
  }

  send: SendRequest = (address, request) => throughLife(() => this.#send(address, request));

  async #send(address: string, request: Parameters<SendRequest>[1]): Promise<Response> {
    const { state } = this;
    if (state !== 'up') this.onFault(`line ${state}`);
    if (state === 'down') throw new TypeError('fetch failed');
    const answer = await directLine(this.#api)(address, request);
    if (state === 'lost') throw new TypeError('fetch failed');
    return answer;
  }
}
