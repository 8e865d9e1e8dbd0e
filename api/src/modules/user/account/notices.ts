import { association } from '@portal/shared/association';
import { DAY_MS } from '../../../clock/durations.ts';
import { queueMessage } from '../../../integrations/message/outbox.ts';
import type { CallContext } from '../../../pipeline/handler.ts';

const LIFETIME_MS = 2 * DAY_MS;

/** Notices about the account by SMS; they need no consent to marketing. */
export const NOTICE_TEXTS = {
  'password changed': () => '비밀번호가 변경되었습니다. 본인이 변경하지 않으셨다면 협회로 연락해주세요.',
  'phone changed': () => '회원 정보의 휴대폰 번호가 변경되었습니다. 본인이 변경하지 않으셨다면 협회로 연락해주세요.',
  dormancy: (day: string) =>
    `1년 가까이 로그인하지 않으셨습니다. ${day}에 휴면 계정으로 전환되며, 그 전에 로그인하시면 전환되지 않습니다.`,
  'marketing reminder': (day: string) =>
    `${day}에 마케팅 정보 수신에 동의하셨습니다. 계속 받으시려면 그대로 두시고, 원하지 않으시면 내 정보에서 동의를 철회해주세요.`,
} as const;

type NoticeKind = keyof typeof NOTICE_TEXTS;

export interface Notice {
  kind: NoticeKind;
  memberNo: number;
  userPhone: string;
  text: string;
  /** Distinguishes the member's notices of one kind: one occasion is notified once. */
  occasion: string;
}

/** Queues a notice in the transaction of what it reports. */
export async function queueNotice(
  { kind, memberNo, userPhone, text, occasion }: Notice,
  { db, now, configuration }: Pick<CallContext, 'db' | 'now' | 'configuration'>,
): Promise<boolean> {
  return queueMessage(db, configuration.encryptionKeys, now, {
    key: `${kind.replaceAll(' ', '-')}-${memberNo}-${occasion}`,
    kind,
    userPhone,
    text: `[${association.name}] ${text} 문의 ${association.phone}`,
    lifetimeMs: LIFETIME_MS,
  });
}
