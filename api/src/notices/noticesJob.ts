import { association } from '@portal/shared/association';
import { isNight } from '../clock/night.ts';
import type { Configuration } from '../configuration/configuration.ts';
import type { Queries } from '../database/tables.ts';
import { inTransaction } from '../database/transaction.ts';
import type { MailSender } from '../integrations/mail/mailSender.ts';
import { queueMessages } from '../integrations/message/outbox.ts';
import { chooseChannels, type NoticeChannel } from './channels.ts';
import type { NoticeEvent } from './facts.ts';
import { NOTICES } from './notices.ts';

const BATCH_SIZE = 100;
/** Those of a newer replica are left to it. */
const KNOWN_EVENTS = Object.keys(NOTICES) as NoticeEvent[];

interface NoticesContext {
  db: Queries;
  configuration: Pick<Configuration, 'encryptionKeys'>;
  integrations: { mail: MailSender | null };
  now(): Date;
}

/**
 * Hands new notices over to the outbox, by the channels that each member has chosen by now; in the daytime, so that
 * what happens at night is told in the morning, if it is of use then.
 */
export const noticesJob = {
  name: 'notices',
  everySeconds: 10,
  async run(context: NoticesContext) {
    const now = context.now();
    if (isNight(now)) return;
    while ((await inTransaction(context.db, (db) => queueBatch({ ...context, db }, now))) === BATCH_SIZE);
  },
};

/** The rows are locked until all of them are queued: another job leaves them alone, and after a crash they wait. */
async function queueBatch({ db, configuration, integrations }: NoticesContext, now: Date): Promise<number> {
  const waiting = await db
    .selectFrom('member_notice')
    .innerJoin('member', 'member.member_no', 'member_notice.member_no')
    .select(['notice_no', 'event', 'title', 'content', 'useful_until'])
    .select(['user_phone', 'email', 'notice_by_sms', 'notice_by_mail'])
    .where('queued_at', 'is', null)
    .where('event', 'in', KNOWN_EVENTS)
    .orderBy('notice_no')
    .limit(BATCH_SIZE)
    .forUpdate('member_notice')
    .skipLocked()
    .execute();
  if (waiting.length === 0) return 0;
  const messages = waiting.flatMap((notice) => {
    const lifetimeMs = notice.useful_until.getTime() - now.getTime();
    const mustBeTold = NOTICES[notice.event as NoticeEvent].mustBeTold ?? false;
    const channels = lifetimeMs > 0 ? chooseChannels(notice, { mustBeTold, hasMail: integrations.mail !== null }) : [];
    return channels.map((channel) => ({
      key: noticeMessageKey(notice.notice_no, channel),
      kind: 'notice',
      lifetimeMs,
      ...MESSAGES[channel](notice),
    }));
  });
  await queueMessages(db, configuration.encryptionKeys, now, messages);
  await db
    .updateTable('member_notice')
    .set({ queued_at: now })
    .where(
      'notice_no',
      'in',
      waiting.map(({ notice_no }) => notice_no),
    )
    .execute();
  return waiting.length;
}

/** The message's key in the outbox and at the gateways. */
export const noticeMessageKey = (noticeNo: number, channel: NoticeChannel) => `notice-${noticeNo}-${channel}`;

interface SentNotice {
  title: string;
  content: string;
  user_phone: string | null;
  email: string | null;
}

const MESSAGES = {
  sms: ({ content, user_phone }: SentNotice) => ({
    userPhone: user_phone ?? '',
    text: `[${association.name}] ${content} 문의 ${association.phone}`,
  }),
  mail: ({ title, content, email }: SentNotice) => ({
    address: email ?? '',
    subject: `[${association.name}] ${title}`,
    text: `${content}\n\n문의 ${association.phone}, ${association.officeHours}\n알림 받는 방법은 홈페이지 [내 정보]에서 바꾸실 수 있습니다.\n\n${association.name}`,
  }),
};
