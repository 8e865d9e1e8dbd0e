import type { CallInput, Calls } from '@portal/shared/contract';
import type { TestClient } from '../../../testing/index.ts';

type Purpose = CallInput<Calls['authSend']>['purpose'];
export interface Person {
  name: string;
  userPhone: string;
}

/** Proves a phone in a browser, as a person does: a code is sent and typed back. */
export async function provePhone(browser: TestClient, person: Person, purpose: Purpose = 'join'): Promise<void> {
  const sent = await browser.call('authSend', { ...person, purpose });
  if (sent.code !== 1) throw new Error(`no code was sent: ${sent.body}`);
  const matched = await browser.call('authMatch', { ...person, code: String(sent.entity) });
  if (matched.code !== 1) throw new Error(`the code did not match: ${matched.body}`);
}

/** A code that is not the one that was sent. */
export const wrongCode = (code: unknown) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** What someone types who joins; each phone is another person. */
export const joinInput = (userId: string, person: Person) => ({
  userId,
  userPw: 'Hanbit!27x',
  ...person,
  userBirth: '19850214',
  email: `${userId.toLowerCase()}@example.com`,
  postCode: '04595',
  userAddress: '서울특별시 중구 한빛로 27',
  userAddress2: '3층',
  industryType: 1 as const,
  lcns_no: '20110012345',
  bssh_nm: '한빛국밥집',
  busn_type_nm: '일반음식점',
  prsdnt_nm_secu: '홍*동',
  site_addr: '서울특별시 중구 한빛로 29',
  agreeTerms: true,
  agreePrivacy: true,
  agreeMarketing: false,
});
