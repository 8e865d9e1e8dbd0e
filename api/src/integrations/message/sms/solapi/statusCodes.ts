/**
 * Solapi's numbers of what became of a message, https://developers.solapi.com/references/message-status-codes: 1xxx it
 * was not accepted, 2000 accepted, 3000 with the phone company, 4000 received; the other 2xxx and 3xxx are failures.
 */

const DELIVERED = '4000';
/** Accepted, and with the phone company: a report is still to come. */
const ON_ITS_WAY = ['2000', '3000'];

export const isNotAccepted = (code: string): boolean => code.startsWith('1');

/**
 * It lies with this message or number: wrong form (1010 to 1014), its type or letters (1025, 1027 to 1029), its length
 * (1031), a field (1032), or the number is blocked or wants nothing from us (1060, 1061). All others lie with our
 * account or with Solapi, and pass.
 */
const FINAL = /^10(10|11|13|14|25|27|28|29|31|32|60|61)$/;
export const isFinal = (code: string): boolean => FINAL.test(code);

/** KakaoTalk's channel, template or wording is not what was registered: 1033 and 1041 to 1053. */
const OF_TEMPLATE = /^10(33|4[1-9]|5[0-3])$/;
export const isOfTemplate = (code: string): boolean => OF_TEMPLATE.test(code);

/** @param status `COMPLETE` once Solapi expects nothing more; absent where it does not say */
export function outcomeOf(code: string, status: string | null | undefined): 'waiting' | 'delivered' | 'failed' {
  if (code === DELIVERED) return 'delivered';
  // Of an 알림톡 that failed, the SMS in its place is still to come.
  const isOpen = typeof status === 'string' && status !== 'COMPLETE';
  return isOpen || ON_ITS_WAY.includes(code) || !/^\d{4}$/.test(code) ? 'waiting' : 'failed';
}
