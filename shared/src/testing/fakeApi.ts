import type { AxiosResponse, InternalAxiosRequestConfig } from 'axios';
import type * as v from 'valibot';
import { http } from '../client/http.ts';
import { CODES, type Call, type CallEntity, type CodeName } from '../contract/all/index.ts';
import { sampleWith, type Changes } from './rendering/sampleOf.ts';

/** Request received by the fake API. */
export interface SeenRequest {
  method: string;
  path: string;
  /** Query values, JSON body or multipart fields. */
  input: Record<string, unknown>;
  headers: Record<string, string>;
}

interface Answered {
  status: number;
  envelope: unknown;
  headers?: Record<string, string>;
}
type Answerer = (request: SeenRequest) => Answered | Promise<Answered>;

const toRecord = (data: unknown): Record<string, unknown> => {
  if (data instanceof FormData) return Object.fromEntries(data.entries());
  if (typeof data === 'string') return JSON.parse(data) as Record<string, unknown>;
  return (data as Record<string, unknown> | undefined) ?? {};
};

/**
 * Key with the method, because calls may share a path, such as reading a list and adding to it. The client uses POST
 * where possible.
 */
const keyOf = ({ method, path, alsoPost }: { method: string; path: string; alsoPost?: true }) =>
  `${alsoPost ? 'POST' : method} ${path}`;

/** API for component tests: responds to calls of the contract in place of the network and records the requests. */
export class FakeApi {
  readonly seen: SeenRequest[] = [];
  readonly #answers = new Map<string, Answerer>();

  /** Replaces the adapter of the client's axios instance. */
  install(): this {
    http.defaults.adapter = (config) => this.#respond(config);
    return this;
  }

  /** Sets the entity of a call's response, which may depend on the input; a promise is a late response. */
  answer<C extends Call>(
    call: C,
    entity: CallEntity<C> | ((input: Record<string, unknown>) => CallEntity<C> | Promise<CallEntity<C>>),
    headers: Record<string, string> = {},
  ): this {
    return this.#on(call, async ({ input }) => ({
      status: 200,
      headers,
      envelope: {
        code: 1,
        message: '',
        entity: await (typeof entity === 'function' ? (entity as (input: unknown) => unknown)(input) : entity),
      },
    }));
  }

  /**
   * Answers a call with a sample of its entity that has these fields; the others are the least that the contract
   * allows. A list without `pageInfo` is its only page.
   */
  answers<C extends Call>(call: C, changes: Changes<CallEntity<C>>): this {
    const given = changes as { list?: unknown; pageInfo?: unknown } | null;
    const isWholeList = Array.isArray(given?.list) && given.pageInfo === undefined;
    const entity = sampleWith(
      call.entity as v.GenericSchema,
      isWholeList ? { ...given, ...listOfAll(given.list as unknown[]) } : changes,
    );
    return this.answer(call, entity as CallEntity<C>);
  }

  /** Answers a call with the bytes of a file; a promise is a late response. */
  answerFile(call: Call, file: Blob | Promise<Blob>): this {
    return this.#on(call, async () => ({ status: 200, envelope: await file }));
  }

  /** Sets an error of `CODES` as a call's response: negative codes with HTTP 200, others with that status. */
  refuse(call: Call, name: CodeName, entity: unknown = null): this {
    const { code, message } = CODES[name];
    return this.#on(call, () => ({ status: code < 0 ? 200 : code, envelope: { code, message, entity } }));
  }

  /** Requests of one call, oldest first. */
  requestsOf(call: Call): SeenRequest[] {
    return this.seen.filter((request) => keyOf(request) === keyOf(call));
  }

  #on(call: Call, answerer: Answerer): this {
    this.#answers.set(keyOf(call), answerer);
    return this;
  }

  async #respond(config: InternalAxiosRequestConfig): Promise<AxiosResponse> {
    const request: SeenRequest = {
      method: (config.method ?? 'get').toUpperCase(),
      path: config.url ?? '',
      input: { ...(config.params as object | undefined), ...toRecord(config.data) },
      headers: Object.fromEntries(
        Object.entries(config.headers.toJSON()).map(([name, value]) => [name, String(value)]),
      ),
    };
    this.seen.push(request);
    const answerer = this.#answers.get(keyOf(request));
    const {
      status,
      envelope,
      headers = {},
    } = (await answerer?.(request)) ?? {
      status: 404,
      envelope: { code: 404, message: `The test answers no ${request.path}`, entity: null },
    };
    const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
    return { status, data: envelope, headers: lower, statusText: '', config };
  }
}

/** Entity of a list call with these items on its only page. */
export const listOfAll = <Item>(list: Item[]) => ({
  list,
  pageInfo: { page: 1, endPage: list.length > 0 ? 1 : 0, totalRow: list.length },
});
