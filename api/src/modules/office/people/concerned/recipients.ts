import { sql } from 'kysely';
import type { Queries } from '../../../../database/types/tables.ts';
import type { MemberRow } from '../../../../database/types/tables/user.ts';
import { chooseChannels } from '../../../../notices/channels.ts';
import { MAX_SMS_BYTES, smsBytes, smsText } from '../../../../notices/smsText.ts';

/** Action in the account log for a notified member; its detail holds the list's number. */
export const NOTIFIED = 'told of a leak';

export type Recipient = Pick<
  MemberRow,
  'member_no' | 'name' | 'user_phone' | 'email' | 'notice_by_sms' | 'notice_by_mail'
>;

/** Members per query. */
const MEMBERS_AT_ONCE = 5000;

/** Returns the recipients who are still members. */
export async function recipientsOf(db: Queries, memberNos: readonly number[]): Promise<Recipient[]> {
  const recipients: Recipient[] = [];
  for (let from = 0; from < memberNos.length; from += MEMBERS_AT_ONCE)
    recipients.push(
      ...(await db
        .selectFrom('member')
        .select(['member_no', 'name', 'user_phone', 'email', 'notice_by_sms', 'notice_by_mail'])
        .where('member_no', 'in', memberNos.slice(from, from + MEMBERS_AT_ONCE))
        .where('status', '<>', 'WITHDRAWN')
        .orderBy('member_no')
        .execute()),
    );
  return recipients;
}

/** Returns the members already notified of a list's leak, restricted to the given ones if any. */
export async function notifiedMembers(
  db: Queries,
  listNo: number,
  memberNos?: readonly number[],
): Promise<ReadonlySet<number>> {
  const notified = db
    .selectFrom('audit_log')
    .select('member_no')
    .where('action', '=', NOTIFIED)
    .where(sql<boolean>`detail ->> 'list' = ${String(listNo)}`);
  const rows = await (memberNos ? notified.where('member_no', 'in', memberNos) : notified).execute();
  return new Set(rows.flatMap(({ member_no }) => member_no ?? []));
}

/** Counts recipients per channel and the cost of the SMS. */
export function countChannels(
  recipients: readonly Recipient[],
  { text, hasMail, won }: { text: string; hasMail: boolean; won: { sms: number; long: number } },
) {
  const bytes = smsBytes(smsText(text));
  const channels = recipients.map((each) => chooseChannels(each, { mustBeTold: true, everyChannel: true, hasMail }));
  const sms = channels.filter((each) => each.includes('sms')).length;
  return {
    bytes,
    sms,
    mail: channels.filter((each) => each.includes('mail')).length,
    unreached: channels.filter((each) => each.length === 0).length,
    cost: sms * (bytes > MAX_SMS_BYTES ? won.long : won.sms),
  };
}
