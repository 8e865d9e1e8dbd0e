import type { FastifyBaseLogger } from 'fastify';
import { DAY_MS, MINUTE_MS } from '../../clock/durations.ts';
import type { Queries } from '../../database/types/tables.ts';
import { MAX_REPORTS, type DeliveryReport, type MessageSender } from './sms/protocol/messageSender.ts';

/** Most phones respond in seconds, and the SMS replacing a failed 알림톡 is sent by then. */
const FIRST_QUESTION_MS = 10 * MINUTE_MS;
/** Carriers give up on a phone that is off after a day; an outcome still unknown by then stays unknown. */
const MAX_AGE_MS = 3 * DAY_MS;

/** Age since the message was written, which may wait for two days and a night; bounds the index scan. */
const OLDEST_MS = 7 * DAY_MS;

interface Reports {
  db: Queries;
  sender: MessageSender;
  log: Pick<FastifyBaseLogger, 'warn'>;
  now(): Date;
}

/** Columns of a message that was just accepted. */
export const askedAbout = (acceptedAs: string | null, now: Date) =>
  acceptedAs === null ? {} : { accepted_as: acceptedAs, report_due_at: new Date(now.getTime() + FIRST_QUESTION_MS) };

interface AskedRow {
  message_key: string;
  kind: string;
  accepted_as: string | null;
  sent_at: Date | null;
}

/** Queries the outcomes of due accepted messages; an undelivered one counts as given up. Returns the number queried. */
export async function readDueReports(reports: Reports): Promise<number> {
  const { db, sender } = reports;
  const now = reports.now();
  const due = await db
    .selectFrom('outbox')
    .select(['message_key', 'kind', 'accepted_as', 'sent_at'])
    .where('report_due_at', '<=', now)
    .where('created_at', '>', new Date(now.getTime() - OLDEST_MS))
    .orderBy('report_due_at')
    .limit(MAX_REPORTS)
    .execute();
  if (due.length === 0 || !sender.readReports) return 0;
  const answers = await sender.readReports(due.flatMap(({ accepted_as: id }) => id ?? []));
  const known = new Map(answers.map((report) => [report.acceptedAs, report]));
  for (const row of due) await settle(reports, row, known.get(row.accepted_as ?? ''), now);
  return due.length;
}

/** Delay until the next query, which grows with the message's age and is cut off at the maximum age. */
const untilNextQuestion = (ageMs: number) => Math.max(Math.min(ageMs, MAX_AGE_MS - ageMs), FIRST_QUESTION_MS);

const NOTHING_MORE = { accepted_as: null, report_due_at: null };

async function settle(
  { db, log }: Reports,
  { message_key: key, kind, sent_at: sentAt }: AskedRow,
  report: DeliveryReport | undefined,
  now: Date,
): Promise<void> {
  const age = now.getTime() - (sentAt ?? now).getTime();
  const outcome = report?.outcome ?? 'waiting';
  const row = db.updateTable('outbox').where('message_key', '=', key);
  if (outcome === 'failed') {
    await row.set({ ...NOTHING_MORE, sent_at: null, given_up_at: now }).execute();
    log.warn({ kind, channel: 'sms', code: report?.code }, 'a message did not arrive');
  } else if (outcome === 'delivered' || sentAt === null || age >= MAX_AGE_MS) await row.set(NOTHING_MORE).execute();
  else await row.set({ report_due_at: new Date(now.getTime() + untilNextQuestion(age)) }).execute();
}
