import { DAY_MS, MINUTE_MS } from '../../../clock/durations.ts';
import type { CallContext } from '../../../pipeline/handler.ts';
import { networkOf } from '../../../pipeline/network.ts';
import { consumeQuota, returnQuota } from '../../../pipeline/rateLimit.ts';
import { keyedHash } from '../../../secrets/keyedHash.ts';

/** Limits for one phone in ten minutes and in a day: an SMS costs money, and a phone must not be flooded with them. */
const WINDOW_MS = 10 * MINUTE_MS;
const MAX_IN_WINDOW = 5;
const MAX_IN_DAY = 10;
/** Higher in a demo: it sends no SMS, and its visitors share a few accounts all day. */
const MAX_IN_DAY_OF_DEMO = 100;

/**
 * Codes a day that a network may send even when the total for all is used up: an attacker with many networks must not
 * keep everybody else from joining.
 */
const MAX_PAST_TOTAL = 3;

/** Quota subjects of this network and of all networks together. */
const networkSubject = (ip: string) => `code-ip:${networkOf(ip)}`;
const TOTAL_SUBJECT = 'code-all';

/** The table of limits stores no phone numbers. */
const hashOfPhone = (userPhone: string, { encryptionKeys }: CallContext['configuration']) =>
  keyedHash(encryptionKeys, 'code sends', userPhone).toString('base64url');

/** Limits of questions that send no code because name and phone are no member's, in ten minutes of one network. */
const refusedLimits = (
  userPhone: string,
  { ip, configuration }: Pick<CallContext, 'ip' | 'configuration'>,
): [subject: string, maximum: number][] => [
  [`code-refused:${networkOf(ip)}:${hashOfPhone(userPhone, configuration)}`, MAX_IN_WINDOW],
  [`code-refused:${networkOf(ip)}`, configuration.codeSends.perIp],
];

/**
 * Counts a question about a member's phone as one that will be refused; false when the network has asked too many. They
 * have limits of their own: a stranger must not use up the codes of a phone, or of everybody in a network.
 */
export async function consumeRefusedQuota(userPhone: string, context: CallContext): Promise<boolean> {
  for (const [subject, maximum] of refusedLimits(userPhone, context))
    if ((await consumeQuota(context.db, subject, 1, context.now, WINDOW_MS)) > maximum) return false;
  return true;
}

/** Returns the quota of a question that was not refused. */
export async function returnRefusedQuota(userPhone: string, context: CallContext): Promise<void> {
  for (const [subject] of refusedLimits(userPhone, context))
    await returnQuota(context.db, subject, context.now, WINDOW_MS);
}

/**
 * Counts one more code for this phone and this network; false when a limit is exceeded. Codes that need only a phone's
 * number have limits of their own, so that a stranger does not use up those of the member.
 */
export async function consumeSendQuota(
  { userPhone, isOfMember }: { userPhone: string; isOfMember: boolean },
  { db, now, ip, configuration, integrations }: CallContext,
): Promise<boolean> {
  const { codeSends } = configuration;
  const phone = `${isOfMember ? 'member' : 'any'}:${hashOfPhone(userPhone, configuration)}`;
  const limits: [subject: string, windowMs: number, maximum: number][] = [
    [`code-10:${phone}`, WINDOW_MS, MAX_IN_WINDOW],
    [`code-day:${phone}`, DAY_MS, integrations.message.showsCodes ? MAX_IN_DAY_OF_DEMO : MAX_IN_DAY],
  ];
  // In this order, so that a phone or a network over its own limit does not consume the limit for all.
  for (const [subject, windowMs, maximum] of limits) {
    if ((await consumeQuota(db, subject, 1, now, windowMs)) > maximum) return false;
  }
  const ofNetwork = await consumeQuota(db, networkSubject(ip), 1, now, DAY_MS);
  if (ofNetwork > codeSends.perIp) return false;
  return (await consumeQuota(db, TOTAL_SUBJECT, 1, now, DAY_MS)) <= codeSends.perDay || ofNetwork <= MAX_PAST_TOTAL;
}

/**
 * Returns the quota of a code that was entered, and so has reached a person: the limits of the network and of all bound
 * only the codes sent to phones whose owners did not request them. A phone's own limits are not returned.
 */
export async function returnSendQuota({ db, now, ip }: Pick<CallContext, 'db' | 'now' | 'ip'>): Promise<void> {
  await returnQuota(db, networkSubject(ip), now, DAY_MS);
  await returnQuota(db, TOTAL_SUBJECT, now, DAY_MS);
}
