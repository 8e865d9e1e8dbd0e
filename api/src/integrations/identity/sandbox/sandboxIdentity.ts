import { createHmac } from 'node:crypto';
import { AUTH_TYPES } from '@portal/shared/contract/auth';
import type { IdentityAnswer, IdentityRequest, IdentityService, ProvedPerson } from '../protocol/identityService.ts';

export const SANDBOX_PATH = '/api/auth/identity/sandbox';

/** The checks that are remembered; older ones are forgotten. */
const MAX_CHECKS = 500;

/** A service of this process: its page takes whoever is typed in. It is asked for the result like a real one. */
export class SandboxIdentity implements IdentityService {
  readonly ways = AUTH_TYPES;
  readonly #secret: string;
  readonly #answers = new Map<string, IdentityAnswer>();

  constructor(secret: string) {
    this.#secret = secret;
  }

  open({ identity, authType, token }: IdentityRequest): string {
    return `${SANDBOX_PATH}?${new URLSearchParams({ identity, token, authType: String(authType) }).toString()}`;
  }

  async inquire(identity: string): Promise<IdentityAnswer> {
    return this.#answers.get(identity) ?? { state: 'ABSENT' };
  }

  /** Ends a check with a proof. The same word is the same person, whatever the phone; without one no CI is told. */
  prove(identity: string, customData: string, { word, ...person }: Omit<ProvedPerson, 'ci'> & { word: string }): void {
    // Like a real one: 64 bytes.
    const ci = word === '' ? null : createHmac('sha512', this.#secret).update(word).digest('base64');
    this.#end(identity, { state: 'PROVED', customData, person: { ...person, ci } });
  }

  cancel(identity: string): void {
    this.#end(identity, { state: 'FAILED', reason: 'cancelled' });
  }

  /** What has succeeded stays. */
  #end(identity: string, answer: IdentityAnswer): void {
    if (this.#answers.get(identity)?.state === 'PROVED') return;
    this.#answers.set(identity, answer);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > MAX_CHECKS) this.#answers.delete(oldest);
  }
}
