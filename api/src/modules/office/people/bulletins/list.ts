import { sql } from 'kysely';
import type { CallAnswer, Calls } from '@portal/shared/contract';
import { BULLETIN_STATUS_NAMES, MAX_BULLETIN_ALONE } from '@portal/shared/contract/office';
import { seoulTimestamp } from '@portal/shared/time';
import { nextDaytime } from '../../../../clock/daytime.ts';
import { fetchPage, toPage, type Paging } from '../../../../database/page.ts';
import type { Queries } from '../../../../database/types/tables.ts';
import type { BulletinRow } from '../../../../database/types/tables/bulletin.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { advertisingMail, advertisingSms } from '../../../../notices/advertisements.ts';
import { MAX_SMS_BYTES, smsBytes } from '../../../../notices/smsText.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { findBranch } from '../../../main/branches/store.ts';
import { openLooks } from '../../parts/secondLooks.ts';
import { audienceOf, channelOf } from './audience.ts';

/** Code in the preview, which ends nobody's consent. */
const NO_CODE = '미리보기';

const nameOf = (column: string) =>
  sql<string>`coalesce((select name from member where member.member_no = ${sql.ref(column)}), '')`;

/** Recipients with one of these outcomes: counted now, and as stored once the message is finished. */
const counted = (column: 'sent' | 'failed' | 'refused', outcomes: readonly string[]) => sql<number>`coalesce(
  ${sql.ref(`bulletin.${column}`)}, (
    select count(*)::int from bulletin_recipient
    where bulletin_recipient.bulletin_no = bulletin.bulletin_no and outcome in (${sql.join(outcomes)})))`;

const messages = (db: Queries) =>
  db
    .selectFrom('bulletin')
    .selectAll('bulletin')
    .select([nameOf('written_by').as('writer'), nameOf('sent_by').as('sender'), nameOf('approved_by').as('approver')])
    .select(nameOf('called_off_by').as('caller_off'))
    .select(counted('sent', ['SENT']).as('sent_by_now'))
    .select(counted('failed', ['FAILED', 'UNREACHED']).as('failed_by_now'))
    .select(counted('refused', ['REFUSED']).as('refused_by_now'))
    .orderBy('bulletin_no', 'desc');

type Listed = Awaited<ReturnType<ReturnType<typeof messages>['execute']>>[number];
type LookAt = Awaited<ReturnType<typeof openLooks>>;

const present = (row: Listed, lookAt: LookAt) => ({
  bulletinNo: row.bulletin_no,
  kind: row.kind,
  title: row.title,
  status: row.status,
  statusName: BULLETIN_STATUS_NAMES[row.status],
  writtenBy: row.writer,
  writtenAt: seoulTimestamp(row.written_at),
  sentBy: row.sender,
  approvedBy: row.approver,
  startedAt: row.started_at && seoulTimestamp(row.started_at),
  sendAt: row.send_at && seoulTimestamp(row.send_at),
  recipients: row.recipients ?? 0,
  sent: row.sent_by_now,
  failed: row.failed_by_now,
  refused: row.refused_by_now,
  secondLook: lookAt(row.bulletin_no),
});

/** Lists advertising messages, newest first. */
export async function listBulletins(paging: Paging, context: MemberContext) {
  const page = await fetchPage(messages(context.db), paging);
  const lookAt = await openLooks(
    context,
    'bulletin',
    page.rows.map(({ bulletin_no }) => bulletin_no),
  );
  return toPage(page, paging, (row) => present(row, lookAt));
}

const ACTIONS = {
  DRAFT: ['change', 'send', 'callOff'],
  SENDING: ['callOff'],
  DONE: [],
  CALLED_OFF: [],
} as const;

/** Returns one message with its texts, and of a draft its recipients by now. */
export async function viewBulletin(
  { bulletinNo }: { bulletinNo: number },
  context: MemberContext,
): Promise<CallAnswer<Calls['officeBulletin']>> {
  const { db, configuration } = context;
  const row = await messages(db).where('bulletin_no', '=', bulletinNo).executeTakeFirst();
  if (!row) throw new HttpError('NOT_FOUND');
  const place = { origin: configuration.origins[0], code: NO_CODE };
  const sms = advertisingSms(row, place);
  const mail = advertisingMail(row, place);
  const branch = await findBranch(db, row.branch_no);
  return {
    ...present(row, await openLooks(context, 'bulletin', [bulletinNo])),
    version: row.version,
    content: row.content,
    link: row.link,
    industryType: row.industry_type,
    regions: row.regions,
    grade: row.grade,
    branch: branch && row.branch_no !== null ? { branchNo: row.branch_no, name: branch.name } : null,
    calledOffBy: row.caller_off,
    calledOffAt: row.called_off_at && seoulTimestamp(row.called_off_at),
    sms,
    smsBytes: smsBytes(sms),
    mailSubject: mail.subject,
    mail: mail.text,
    preview: row.status === 'DRAFT' ? await previewOf(row, smsBytes(sms), context) : null,
    allowedActions: [...ACTIONS[row.status]],
  };
}

async function previewOf(row: BulletinRow, bytes: number, { db, now, configuration, integrations }: MemberContext) {
  const members = await audienceOf(db, row)
    .select(['user_phone', 'email', 'notice_by_sms', 'notice_by_mail'])
    .execute();
  const channels = members.map((member) => channelOf(member, integrations.mail !== null));
  const countOf = (channel: (typeof channels)[number]) => channels.filter((one) => one === channel).length;
  const { SMS_WON, SMS_LONG_WON } = configuration.integrations;
  const bySms = countOf('sms');
  return {
    recipients: members.length,
    bySms,
    byMail: countOf('mail'),
    unreached: countOf(null),
    cost: bySms * (bytes > MAX_SMS_BYTES ? SMS_LONG_WON : SMS_WON),
    sendsAt: seoulTimestamp(row.send_at ?? nextDaytime(now)),
    takesTwo: members.length > MAX_BULLETIN_ALONE,
  };
}
