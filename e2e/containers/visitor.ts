import { get } from 'node:http';
import { PASSWORD } from '../member.ts';
import { ADDRESS } from './compose.ts';

interface Envelope {
  code: number;
  message: string;
  entity: unknown;
}

/** Status of a response, at any host that the headers name. */
export const statusAt = (address: string, headers: Record<string, string>) =>
  new Promise<number | undefined>((resolve, reject) => {
    get(address, { headers }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });

/** A visitor with a browser's cookies and, after login, a token. */
export class Visitor {
  readonly #cookies = new Map<string, string>();
  #token = '';

  async open(path: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(ADDRESS + path, {
      ...init,
      headers: { ...this.#headers(), ...(init.headers as Record<string, string>) },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [name = '', value = ''] = (cookie.split(';', 1)[0] ?? '').split('=');
      this.#cookies.set(name, value);
    }
    return answer;
  }

  async get(path: string): Promise<Envelope> {
    return (await (await this.open(path)).json()) as Envelope;
  }

  async post(path: string, body: unknown, headers: Record<string, string> = {}): Promise<Envelope> {
    const answer = await this.open(path, {
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'Content-Type': 'application/json', ...headers },
    });
    this.#token = answer.headers.get('authorization') ?? this.#token;
    return (await answer.json()) as Envelope;
  }

  async logIn(userId: string): Promise<Envelope> {
    await this.get('/api/home/main/getListBoxSite?limit=1');
    return this.post('/api/user/login', { userId, userPw: PASSWORD, applicationId: 'site', takeover: true });
  }

  #headers(): Record<string, string> {
    return {
      Cookie: [...this.#cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'X-XSRF-TOKEN': this.#cookies.get('XSRF-TOKEN') ?? '',
      ...(this.#token && { Authorization: this.#token }),
    };
  }
}
