import type { CallInput, Calls } from '@portal/shared/contract';
import type { TestClient } from '../../../testing/index.ts';

type Purpose = CallInput<Calls['authSend']>['purpose'];
export interface Person {
  name: string;
  userPhone: string;
}

/** Verifies a phone in a browser as a visitor does: requests a code and enters it. */
export async function provePhone(browser: TestClient, person: Person, purpose: Purpose = 'join'): Promise<void> {
  const sent = await browser.call('authSend', { ...person, purpose });
  if (sent.code !== 1) throw new Error(`no code was sent: ${sent.body}`);
  const matched = await browser.call('authMatch', { ...person, code: String(sent.entity) });
  if (matched.code !== 1) throw new Error(`the code did not match: ${matched.body}`);
}

/** A code other than the one that was sent. */
export const wrongCode = (code: unknown) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
