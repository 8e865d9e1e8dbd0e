import { association } from '@portal/shared/association';
import type { Configuration } from '../../configuration/configuration.ts';
import type { Queries } from '../../database/tables.ts';
import { queueMessage } from '../../outside/message/outbox.ts';

const DAY_MS = 24 * 60 * 60_000;
const LIFETIME_MS = 2 * DAY_MS;

/** What members are told of their account by SMS, whether they agreed to marketing or not. */
export const NOTICE_TEXTS = {
  'password changed': () => '비밀번호가 변경되었습니다. 본인이 변경하지 않으셨다면 협회로 연락해주세요.',
  'phone changed': () => '회원 정보의 휴대폰 번호가 변경되었습니다. 본인이 변경하지 않으셨다면 협회로 연락해주세요.',
  dormancy: (day: string) =>
    `1년 가까이 로그인하지 않으셨습니다. ${day}에 휴면 계정으로 전환되며, 그 전에 로그인하시면 전환되지 않습니다.`,
  'marketing reminder': (day: string) =>
    `${day}에 마케팅 정보 수신에 동의하셨습니다. 계속 받으시려면 그대로 두시고, 원하지 않으시면 내 정보에서 동의를 철회해주세요.`,
} as const;

export type NoticeKind = keyof typeof NOTICE_TEXTS;

export interface Notice {
  kind: NoticeKind;
  memberNo: number;
  userPhone: string;
  text: string;
  /** What tells this notice from the member's other ones of its kind: the same is sent once. */
  about: string;
}

/** Queues a notice in the transaction of what it tells. */
export async function queueNotice(
  db: Queries,
  keys: Configuration['encryptionKeys'],
  now: Date,
  { kind, memberNo, userPhone, text, about }: Notice,
): Promise<boolean> {
  return queueMessage(db, keys, now, {
    key: `${kind.replaceAll(' ', '-')}-${memberNo}-${about}`,
    kind,
    userPhone,
    text: `[${association.name}] ${text} 문의 ${association.phone}`,
    lifetimeMs: LIFETIME_MS,
  });
}
