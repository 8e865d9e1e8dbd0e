import type { MemberRow } from '../database/types/tables/user.ts';

/** How a notice reaches its member outside the portal. */
export type NoticeChannel = 'sms' | 'mail';

type Recipient = Pick<MemberRow, 'user_phone' | 'email' | 'notice_by_sms' | 'notice_by_mail'>;

/**
 * The channels that a notice goes by: those that its member switched on and can be reached by. What must be told goes
 * by the first that reaches the member at all, however they are switched; a warning may go by all of them.
 */
export function chooseChannels(
  { user_phone, email, notice_by_sms, notice_by_mail }: Recipient,
  { mustBeTold, everyChannel = false, hasMail }: { mustBeTold: boolean; everyChannel?: boolean; hasMail: boolean },
): NoticeChannel[] {
  const channels = [
    { channel: 'sms', isReachable: Boolean(user_phone), isOn: notice_by_sms },
    { channel: 'mail', isReachable: Boolean(email) && hasMail, isOn: notice_by_mail },
  ] as const;
  const reachable = channels.filter(({ isReachable }) => isReachable);
  const chosen = reachable.filter(({ isOn }) => isOn || everyChannel);
  const taken = chosen.length === 0 && mustBeTold ? reachable.slice(0, 1) : chosen;
  return taken.map(({ channel }) => channel);
}
