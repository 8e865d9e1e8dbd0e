import { sql } from 'kysely';
import { isNight } from '../../../../clock/night.ts';
import { countRows } from '../../../../database/page.ts';
import { inTransaction } from '../../../../database/transaction.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import { queueAdvertisements } from '../../../../notices/advertisements.ts';
import type { NoticeChannel } from '../../../../notices/channels.ts';
import type { Job, JobContext } from '../../../../pipeline/job.ts';
import { hashOfToken } from '../../../../pipeline/session.ts';
import { newToken } from '../../../user/session/session.ts';
import { channelOf, isAgreed } from './audience.ts';

const BATCH_SIZE = 100;
/** Advertisements in the outbox at once: notices are sent in turn with them, and the rest can be called off. */
const MAX_QUEUED = 200;

/** Hands advertising messages to the outbox in the daytime, for members who agree then, and counts the outcomes. */
export const bulletinsJob: Job = {
  name: 'bulletins',
  everySeconds: 10,
  async run(context) {
    const { db, now } = context;
    await settle(db);
    const queue = () => inTransaction(db, (inside) => queueBatch({ ...context, db: inside }));
    while (!isNight(now()) && (await hasRoom(db)) && (await queue()) === BATCH_SIZE);
    await finish(db, now());
  },
};

async function hasRoom(db: Queries): Promise<boolean> {
  const queued = db.selectFrom('bulletin_recipient').select('recipient_no').where('outcome', '=', 'QUEUED');
  return (await countRows(queued)) < MAX_QUEUED;
}

/**
 * Queues one batch. Outbox and recipients change in one transaction, and its rows stay locked until the end: other jobs
 * skip them, and after a crash they wait.
 */
async function queueBatch({ db, now: clock, configuration, integrations }: JobContext): Promise<number> {
  const now = clock();
  const waiting = await db
    .selectFrom('bulletin_recipient')
    .innerJoin('bulletin', 'bulletin.bulletin_no', 'bulletin_recipient.bulletin_no')
    .innerJoin('member', 'member.member_no', 'bulletin_recipient.member_no')
    .select(['recipient_no', 'bulletin_recipient.member_no', 'bulletin.title', 'content', 'link'])
    .select(['user_phone', 'email', 'notice_by_sms', 'notice_by_mail', 'agree_marketing_at', isAgreed.as('is_agreed')])
    .where('outcome', '=', 'WAITING')
    .where('bulletin.status', '=', 'SENDING')
    .where((either) => either.or([either('send_at', 'is', null), either('send_at', '<=', now)]))
    .orderBy('recipient_no')
    .limit(BATCH_SIZE)
    .forNoKeyUpdate('bulletin_recipient')
    .skipLocked()
    .execute();
  const handled = waiting.map((row) => {
    const channel = row.is_agreed ? channelOf(row, integrations.mail !== null) : null;
    return { ...row, channel, code: newToken() };
  });
  const advertisements = handled.flatMap(({ channel, ...row }) =>
    channel === null
      ? []
      : {
          key: messageKey(row.recipient_no),
          memberNo: row.member_no,
          channel,
          userPhone: row.user_phone,
          email: row.email,
          title: row.title,
          content: row.content,
          link: row.link,
          code: row.code,
        },
  );
  await queueAdvertisements(db, configuration, now, advertisements);
  for (const row of handled) await store(db, row, now);
  return waiting.length;
}

const messageKey = (recipientNo: number) => `bulletin-${recipientNo}`;

interface Handled {
  recipient_no: number;
  is_agreed: boolean;
  agree_marketing_at: Date | null;
  channel: NoticeChannel | null;
  code: string;
}

const store = (db: Queries, row: Handled, now: Date) =>
  db
    .updateTable('bulletin_recipient')
    .set({
      handled_at: now,
      ...(row.channel === null
        ? { outcome: row.is_agreed ? ('UNREACHED' as const) : ('REFUSED' as const) }
        : {
            outcome: 'QUEUED' as const,
            message_key: messageKey(row.recipient_no),
            token_hash: hashOfToken(row.code),
            ...(row.agree_marketing_at && { agreed_at: row.agree_marketing_at }),
          }),
    })
    .where('recipient_no', '=', row.recipient_no)
    .execute();

/** Takes the outcomes from the outbox. One given up without a consent was refused in between. */
const settle = (db: Queries) =>
  sql`
    update bulletin_recipient set sent_at = outbox.sent_at, outcome = case
      when outbox.sent_at is not null then 'SENT' when member.agree_marketing_at is null then 'REFUSED' else 'FAILED' end
    from outbox, member
    where outcome = 'QUEUED' and outbox.message_key = bulletin_recipient.message_key
      and (outbox.sent_at is not null or outbox.given_up_at is not null)
      and member.member_no = bulletin_recipient.member_no`.execute(db);

/** Counts the outcomes of messages of which nothing is left to send: their recipients' rows end before them. */
const finish = (db: Queries, now: Date) =>
  sql`
    update bulletin set finished_at = ${now}, status = case status when 'SENDING' then 'DONE' else status end,
      sent = counted.sent, failed = counted.failed, refused = counted.refused
    from (
      select unfinished.bulletin_no,
        count(*) filter (where outcome = 'SENT')::int as sent,
        count(*) filter (where outcome in ('FAILED', 'UNREACHED'))::int as failed,
        count(*) filter (where outcome = 'REFUSED')::int as refused,
        coalesce(bool_or(outcome in ('WAITING', 'QUEUED')), false) as is_open
      from bulletin as unfinished left join bulletin_recipient on bulletin_recipient.bulletin_no = unfinished.bulletin_no
      where unfinished.finished_at is null and unfinished.started_at is not null
      group by unfinished.bulletin_no
    ) as counted
    where counted.bulletin_no = bulletin.bulletin_no and not is_open and bulletin.finished_at is null`.execute(db);
