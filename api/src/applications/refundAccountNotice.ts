import { association } from '@portal/shared/association';
import { DAY_MS } from '../clock/durations.ts';
import type { OfferingKind } from '../database/tables/manager.ts';
import { queueMessage } from '../integrations/message/outbox.ts';
import type { RefundContext } from './refundRequests.ts';

const LIFETIME_MS = 2 * DAY_MS;

const OFFERING_WORDS: Record<OfferingKind, string> = { education: '교육', exam: '시험' };

/** Tells the member by SMS that a refund waits for an account; a member who has left has no phone any more. */
export async function askForAccount(
  { refundNo, applicationNo, amount }: { refundNo: number; applicationNo: number; amount: number },
  { db, now, keys }: RefundContext,
): Promise<void> {
  const member = await db
    .selectFrom('application')
    .innerJoin('member', 'member.member_no', 'application.member_no')
    .select(['member.user_phone', 'application.kind'])
    .where('application.application_no', '=', applicationNo)
    .executeTakeFirst();
  if (!member?.user_phone) return;
  const sum = `${amount.toLocaleString('ko-KR')}원`;
  // The menu's name instead of an address: links in messages are what people are warned of.
  const page = `${OFFERING_WORDS[member.kind]} 신청 확인`;
  await queueMessage(db, keys, now, {
    key: `refund-account-${refundNo}`,
    kind: 'refund account',
    userPhone: member.user_phone,
    text: `[${association.name}] ${sum}을 돌려드립니다. 홈페이지에 로그인하신 뒤 [${page}]에서 환불 계좌를 입력해 주세요. 문의 ${association.phone}`,
    lifetimeMs: LIFETIME_MS,
  });
}
