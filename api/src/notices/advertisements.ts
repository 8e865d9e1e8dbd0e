import { association } from '@portal/shared/association';
import { ONE_CLICK_PATH } from '@portal/shared/contract/marketingRefusal';
import { DAY_MS } from '../clock/durations.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Queries } from '../database/types/tables.ts';
import { giveUpMessages, queueMessages } from '../integrations/message/outbox.ts';
import type { NoticeChannel } from './channels.ts';

/** Advertisements, with what the law wants in each (정보통신망법 제50조제4항, 시행령 별표 6). Nothing else sends one. */

interface Written {
  title: string;
  content: string;
  /** Path of a page of the portal; empty for none. */
  link: string;
}

/** An advertisement to one member, with the code of its link that ends the consent. */
interface Advertisement extends Written {
  key: string;
  memberNo: number;
  channel: NoticeChannel;
  userPhone: string | null;
  email: string | null;
  code: string;
}

interface Place {
  origin: string;
  code: string;
}

/** Mark at the beginning of each advertisement. */
const MARK = '(광고)';
/** Time in the outbox: it covers a night and an outage of a service. */
const LIFETIME_MS = 2 * DAY_MS;

const refusalUrl = ({ origin, code }: Place) => `${origin}/sign/refuse?code=${code}`;
/** Empty in an association without such a number. */
const refusalPhone: string = association.refusalPhone;
const byPhone = refusalPhone === '' ? '' : ` ${refusalPhone}`;

/** Text of an SMS: mark and sender first, contact, and the free refusal at the end. */
export const advertisingSms = ({ title, content, link }: Written, place: Place): string =>
  [
    `${MARK}[${association.name}] ${title}`,
    content,
    ...(link === '' ? [] : [`자세히 보기 ${place.origin}${link}`]),
    `문의 ${association.phone}`,
    `무료수신거부${byPhone} ${refusalUrl(place)}`,
  ].join('\n');

/** Mail with the mark in the subject, sender with address, and the free refusal in Korean, English and a header. */
export function advertisingMail({ title, content, link }: Written, place: Place) {
  const { legalName, englishName, address, phone, email } = association;
  return {
    subject: `${MARK} [${association.name}] ${title}`,
    text: [
      content,
      ...(link === '' ? [] : [`자세히 보기 ${place.origin}${link}`]),
      `${legalName}\n${address.text}\n전화 ${phone}, 이메일 ${email}`,
      `무료수신거부: 더 받지 않으시려면 아래 주소를 눌러주세요.${byPhone === '' ? '' : ` 전화는${byPhone}입니다.`}`,
      `To stop receiving messages of the ${englishName}, free of charge:\n${refusalUrl(place)}`,
    ].join('\n\n'),
    unsubscribe: `${place.origin}${ONE_CLICK_PATH}?code=${place.code}`,
  };
}

/** Queues advertisements; each is given up if its member's consent has ended when it is sent. */
export async function queueAdvertisements(
  db: Queries,
  { encryptionKeys, origins: [origin] }: Pick<Configuration, 'encryptionKeys' | 'origins'>,
  now: Date,
  advertisements: readonly Advertisement[],
): Promise<void> {
  const messages = advertisements.map(({ key, memberNo, channel, userPhone, email, ...written }) => ({
    key,
    kind: 'advertisement',
    lifetimeMs: LIFETIME_MS,
    consentOf: memberNo,
    ...(channel === 'sms'
      ? { userPhone: userPhone ?? '', text: advertisingSms(written, { origin, code: written.code }) }
      : { address: email ?? '', ...advertisingMail(written, { origin, code: written.code }) }),
  }));
  await queueMessages(db, encryptionKeys, now, messages);
}

/** Gives up the unsent ones of these advertisements. */
export const stopAdvertisements = (db: Queries, keys: readonly string[], now: Date): Promise<void> =>
  giveUpMessages(db, keys, now);
