import { directLine } from '../../../../integrations/gateway/sandbox/directLine.ts';
import type { TossApi } from '../../../../integrations/gateway/sandbox/tossApi.ts';
import type { SendRequest } from '../../../../integrations/http/askService.ts';
import { throughLife } from './life.ts';

/** `down`: requests do not arrive. `lost`: the gateway acts, and its responses are lost. */
export type LineState = 'up' | 'down' | 'lost';

/** The connection to the gateway, which can be cut. Webhooks do not use it. */
export class Line {
  state: LineState = 'up';
  /** Called for each affected request. */
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
