import { sql, type RawBuilder } from 'kysely';
import { association } from '@portal/shared/association';
import { isNight } from '../clock/night.ts';
import type { Configuration } from '../configuration/configuration.ts';
import { inTransaction } from '../database/transaction.ts';
import type { Queries } from '../database/types/tables.ts';
import type { MailSender } from '../integrations/message/mail/mailSender.ts';
import { queueMessages } from '../integrations/message/outbox.ts';
import type { DeviceNotice } from '../integrations/message/push/deliverPush.ts';
import type { PushSender } from '../integrations/message/push/pushSender.ts';
import { chooseChannels, type NoticeChannel } from './channels.ts';
import { deviceNotices } from './deviceNotices.ts';
import { NOTICES } from './notices.ts';
import { smsText } from './smsText.ts';
import { templateOf } from './templates.ts';
import type { NoticeEvent } from './values.ts';

const BATCH_SIZE = 100;
/** Events of a newer replica are left to it. */
const KNOWN_EVENTS = Object.keys(NOTICES) as NoticeEvent[];
const NIGHT_EVENTS = KNOWN_EVENTS.filter((event) => NOTICES[event].atNight);

interface NoticesContext {
  db: Queries;
  configuration: Pick<Configuration, 'encryptionKeys' | 'integrations'>;
  integrations: { mail: MailSender | null; push: PushSender | null };
  now(): Date;
}

/**
 * Hands new notices to the outbox, by the channels that each member chose and to the member's devices; from 21:00 to
 * 08:00 only warnings that a password or phone was changed.
 */
export const noticesJob = {
  name: 'notices',
  everySeconds: 10,
  async run(context: NoticesContext) {
    const now = context.now();
    while ((await inTransaction(context.db, (db) => queueBatch({ ...context, db }, now))) === BATCH_SIZE);
  },
};

/** Queues one batch. Its rows stay locked until the end: other jobs skip them, and after a crash they wait. */
async function queueBatch({ db, configuration, integrations }: NoticesContext, now: Date): Promise<number> {
  const waiting = await db
    .selectFrom('member_notice')
    .innerJoin('member', 'member.member_no', 'member_notice.member_no')
    .select(['notice_no', 'event', 'title', 'content', 'path', 'useful_until', 'former_phone', 'member.member_no'])
    .select(['user_phone', 'email', 'notice_by_sms', 'notice_by_mail'])
    .where('queued_at', 'is', null)
    .where('event', 'in', isNight(now) ? NIGHT_EVENTS : KNOWN_EVENTS)
    .orderBy('notice_no')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate('member_notice')
    .skipLocked()
    .execute();
  if (waiting.length === 0) return 0;
  const devices = integrations.push ? await deviceNotices(db, waiting) : new Map<number, DeviceNotice[]>();
  const messages = waiting.flatMap((notice) =>
    messagesOf(notice, now, {
      hasMail: integrations.mail !== null,
      settings: configuration.integrations,
      devices: devices.get(notice.notice_no) ?? [],
    }),
  );
  await queueMessages(db, configuration.encryptionKeys, now, messages);
  await db
    .updateTable('member_notice')
    .set({ queued_at: now, former_phone: null })
    .where(
      'notice_no',
      'in',
      waiting.map(({ notice_no }) => notice_no),
    )
    .execute();
  return waiting.length;
}

interface WaitingNotice {
  notice_no: number;
  event: string;
  title: string;
  content: string;
  useful_until: Date;
  former_phone: string | null;
  user_phone: string | null;
  email: string | null;
  notice_by_sms: boolean;
  notice_by_mail: boolean;
}

type Settings = Configuration['integrations'];

interface Known {
  hasMail: boolean;
  settings: Settings;
  /** The same notice for each device. */
  devices: readonly DeviceNotice[];
}

/** Messages of a notice; none once it has expired. */
function messagesOf(notice: WaitingNotice, now: Date, { hasMail, settings, devices }: Known) {
  const lifetimeMs = notice.useful_until.getTime() - now.getTime();
  if (lifetimeMs <= 0) return [];
  const { mustBeTold = false, everyChannel = false, atNight = false } = NOTICES[notice.event as NoticeEvent];
  const channels: MessageChannel[] = chooseChannels(notice, { mustBeTold, everyChannel, hasMail });
  if (notice.former_phone !== null) channels.push('former phone');
  const queued = { kind: 'notice', lifetimeMs, atNight };
  return [
    ...channels.map((channel) => ({
      key: noticeMessageKey(notice.notice_no, channel),
      ...queued,
      ...MESSAGES[channel](notice, settings),
    })),
    ...devices.map((device) => ({
      key: noticeMessageKey(notice.notice_no, `push-${device.pushNo}`),
      ...queued,
      ...device,
    })),
  ];
}

type MessageChannel = NoticeChannel | 'former phone';

const noticeMessageKey = (noticeNo: number, channel: MessageChannel | `push-${number}`) =>
  `notice-${noticeNo}-${channel.replaceAll(' ', '-')}`;

function smsOf(userPhone: string | null, { event, content }: WaitingNotice, settings: Settings) {
  const text = smsText(content);
  const template = templateOf(event as NoticeEvent, text, settings);
  return { userPhone: userPhone ?? '', text, ...(template && { template }) };
}

const MESSAGES = {
  sms: (notice: WaitingNotice, settings: Settings) => smsOf(notice.user_phone, notice, settings),
  'former phone': (notice: WaitingNotice, settings: Settings) => smsOf(notice.former_phone, notice, settings),
  mail: ({ title, content, email }: WaitingNotice) => ({
    address: email ?? '',
    subject: `[${association.name}] ${title}`,
    text: `${content}\n\n문의 ${association.phone}, ${association.officeHours}\n알림 받는 방법은 홈페이지 [마이페이지]에서 바꾸실 수 있습니다.\n\n${association.name}`,
  }),
};

/** The same key as an SQL expression. */
export const noticeMessageKeyIn = (noticeNo: RawBuilder<unknown>, channel: NoticeChannel) =>
  sql<string>`'notice-' || ${noticeNo} || ${sql.lit(`-${channel}`)}`;

/** Keys of a notice's SMS and mail, in the outbox and at the gateways. */
export const noticeMessageKeys = (noticeNo: number): string[] =>
  (Object.keys(MESSAGES) as MessageChannel[]).map((channel) => noticeMessageKey(noticeNo, channel));
