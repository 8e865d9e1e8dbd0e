import type { TestServer } from '../../../testing/index.ts';
import { provePhone } from '../../auth/testing/provePhone.ts';
import { joinInput } from './joinInput.ts';

/** Password in `joinInput`. */
export const JOINED_PASSWORD = 'Hanbit!27x';

/** Joins as a visitor does, with a verified phone. Returns the logged-in browser and the member's number. */
export async function joinMember(server: TestServer, userId: string, person: { name: string; userPhone: string }) {
  const browser = server.client();
  await provePhone(browser, person);
  const { code } = await browser.call('join', joinInput(userId, person));
  if (code !== 1) throw new Error(`${userId} could not join: ${code}`);
  const { member_no: memberNo } = await server.db
    .selectFrom('member')
    .select('member_no')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return { browser, memberNo };
}

/** Contact fields as the own page sends them. */
export const contactOf = (email: string) => ({
  email,
  postCode: '04595',
  userAddress: '서울특별시 중구 한빛로 27',
  userAddress2: '',
});
