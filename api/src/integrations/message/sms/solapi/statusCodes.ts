/**
 * Solapi's status codes of a message, https://developers.solapi.com/references/message-status-codes: 1xxx rejected,
 * 2000 accepted, 3000 at the carrier, 4000 received; the other 2xxx and 3xxx are failures.
 */

const DELIVERED = '4000';
/** Accepted, or at the carrier: a report is still to come. */
const ON_ITS_WAY = ['2000', '3000'];

export const isNotAccepted = (code: string): boolean => code.startsWith('1');

/**
 * Permanent errors of this message or number: wrong format (1010, 1011, 1013, 1014), type or characters (1025, 1027 to
 * 1029), length (1031), a field (1032), or the number is blocked or has opted out (1060, 1061). All others are treated
 * as temporary errors of our account or Solapi.
 */
const FINAL = /^10(10|11|13|14|25|27|28|29|31|32|60|61)$/;
export const isFinal = (code: string): boolean => FINAL.test(code);

/** KakaoTalk's channel, template or wording differs from the registered one: 1033 and 1041 to 1053. */
const OF_TEMPLATE = /^10(33|4[1-9]|5[0-3])$/;
export const isOfTemplate = (code: string): boolean => OF_TEMPLATE.test(code);

/** @param status `COMPLETE` once Solapi expects no change; absent if not reported */
export function outcomeOf(code: string, status: string | null | undefined): 'waiting' | 'delivered' | 'failed' {
  if (code === DELIVERED) return 'delivered';
  // The SMS replacing a failed 알림톡 is still to come.
  const isOpen = typeof status === 'string' && status !== 'COMPLETE';
  return isOpen || ON_ITS_WAY.includes(code) || !/^\d{4}$/.test(code) ? 'waiting' : 'failed';
}
