import type { Calls, CallValue } from '@portal/shared/contract';
import { seoulTimestamp } from '@portal/shared/time';
import { nextDaytime } from '../../../../clock/daytime.ts';
import { requireNoAccount } from '../../../../content/accountNumbers.ts';
import { HttpError } from '../../../../errors/errors.ts';
import { chooseChannels } from '../../../../notices/channels.ts';
import { MAX_LMS_BYTES, MAX_SMS_BYTES, smsBytes, smsText } from '../../../../notices/smsText.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { fillIn, nameOf } from './fillIn.ts';
import { recipientsOf } from './recipients.ts';

type Input = CallValue<Calls['officePreviewMailing']>;

/** Previews a message and its cost. Rejects a message that is too long for any recipient, at its field. */
export async function previewMailing({ content, ...input }: Input, context: MemberContext) {
  const { db, now, configuration, integrations } = context;
  requireNoAccount({ content });
  const recipients = await recipientsOf(db, input).execute();
  const counts = { sms: 0, lms: 0, mail: 0, unreached: 0 };
  for (const recipient of recipients) {
    const bytes = smsBytes(smsText(fillIn(content, recipient)));
    requireRoom(bytes);
    const channels = chooseChannels(recipient, { mustBeTold: false, hasMail: integrations.mail !== null });
    if (channels.includes('sms')) counts[bytes > MAX_SMS_BYTES ? 'lms' : 'sms'] += 1;
    if (channels.includes('mail')) counts.mail += 1;
    if (channels.length === 0) counts.unreached += 1;
  }
  const { SMS_WON, SMS_LONG_WON } = configuration.integrations;
  const [first] = recipients;
  const text = first && smsText(fillIn(content, first));
  return {
    ...counts,
    recipients: recipients.length,
    cost: counts.sms * SMS_WON + counts.lms * SMS_LONG_WON,
    example: first && text ? { name: nameOf(first), text, bytes: smsBytes(text) } : null,
    sendsAt: seoulTimestamp(nextDaytime(now)),
  };
}

export function requireRoom(bytes: number): void {
  if (bytes <= MAX_LMS_BYTES) return;
  const message = `문자로 보내기에는 깁니다. 지금 ${bytes}바이트이며 ${MAX_LMS_BYTES}바이트까지 보낼 수 있습니다.`;
  throw new HttpError('MALFORMED', { issues: [{ path: 'content', message }] });
}
