import type { MemberRow } from '../database/types/tables/user.ts';

/** Channels of a notice outside the portal. */
export type NoticeChannel = 'sms' | 'mail';

type Recipient = Pick<MemberRow, 'user_phone' | 'email' | 'notice_by_sms' | 'notice_by_mail'>;

/**
 * Chooses the channels of a notice: those that its member switched on and can be reached by. A mandatory notice uses
 * the first one that reaches the member even if all are switched off; a warning may use all of them.
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
