import { association } from '@portal/shared/association';
import type { BulletinRow } from '../../../../database/types/tables/bulletin.ts';

/** Texts of an advertisement as the law wants them (정보통신망법 제50조제4항, 시행령 별표 6). Nothing else writes one. */

type Written = Pick<BulletinRow, 'title' | 'content' | 'link'>;

/** Mark at the beginning of each advertisement. */
const MARK = '(광고)';

/** Code in the preview, which ends nobody's consent. */
export const NO_CODE = '미리보기';

const refusalUrl = (origin: string, code: string) => `${origin}/sign/refuse?code=${code}`;
/** Empty in an association without such a number. */
const refusalPhone: string = association.refusalPhone;
const byPhone = refusalPhone === '' ? '' : ` ${refusalPhone}`;

/** SMS: mark and sender first, contact, and the free refusal at the end. */
export function smsOf({ title, content, link }: Written, { origin, code }: { origin: string; code: string }): string {
  return [
    `${MARK}[${association.name}] ${title}`,
    content,
    ...(link === '' ? [] : [`자세히 보기 ${origin}${link}`]),
    `문의 ${association.phone}`,
    `무료수신거부${byPhone} ${refusalUrl(origin, code)}`,
  ].join('\n');
}

/** Mail: mark in the subject, sender with address, and the free refusal in Korean and English. */
export function mailOf({ title, content, link }: Written, { origin, code }: { origin: string; code: string }) {
  const { legalName, englishName, address, phone, email } = association;
  return {
    subject: `${MARK} [${association.name}] ${title}`,
    text: [
      content,
      ...(link === '' ? [] : [`자세히 보기 ${origin}${link}`]),
      `${legalName}\n${address.text}\n전화 ${phone}, 이메일 ${email}`,
      `무료수신거부: 더 받지 않으시려면 아래 주소를 눌러주세요.${byPhone === '' ? '' : ` 전화는${byPhone}입니다.`}`,
      `To stop receiving messages of the ${englishName}, free of charge:\n${refusalUrl(origin, code)}`,
    ].join('\n\n'),
  };
}
