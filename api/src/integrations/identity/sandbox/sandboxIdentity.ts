import { createHmac } from 'node:crypto';
import { AUTH_TYPES } from '@portal/shared/contract/auth';
import type { IdentityAnswer, IdentityRequest, IdentityService, ProvedPerson } from '../protocol/identityService.ts';

export const SANDBOX_PATH = '/api/auth/identity/sandbox';

/** Maximum of stored verifications; older ones are dropped. */
const MAX_CHECKS = 500;

/** An in-process service: its page accepts any person. Its result is queried like a real one's. */
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

  async lookUp(identity: string): Promise<IdentityAnswer> {
    return this.#answers.get(identity) ?? { state: 'ABSENT' };
  }

  /**
   * Completes a verification with a proof. The same word identifies the same person with any phone; without one there
   * is no CI.
   */
  prove(identity: string, customData: string, { word, ...person }: Omit<ProvedPerson, 'ci'> & { word: string }): void {
    // 64 bytes, like a real one.
    const ci = word === '' ? null : createHmac('sha512', this.#secret).update(word).digest('base64');
    this.#end(identity, { state: 'PROVED', customData, person: { ...person, ci } });
  }

  cancel(identity: string): void {
    this.#end(identity, { state: 'FAILED', reason: 'cancelled' });
  }

  /** A success is final. */
  #end(identity: string, answer: IdentityAnswer): void {
    if (this.#answers.get(identity)?.state === 'PROVED') return;
    this.#answers.set(identity, answer);
    const [oldest] = this.#answers.keys();
    if (oldest !== undefined && this.#answers.size > MAX_CHECKS) this.#answers.delete(oldest);
  }
}
