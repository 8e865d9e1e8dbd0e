import * as v from 'valibot';
import type { IdentityAnswer } from '../protocol/identityService.ts';

/** LIVE verifies real people; in TEST the tester enters any person. */
export type ChannelType = 'LIVE' | 'TEST';

/** The fields read of a verification: https://developers.portone.io/api/rest-v2/identityVerification */
const common = {
  id: v.string(),
  channel: v.optional(v.object({ type: v.string(), key: v.optional(v.string()) })),
  customData: v.optional(v.string(), ''),
};
const text = (maxLength: number) => v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(maxLength));

const verification = v.variant('status', [
  v.object({ ...common, status: v.literal('READY') }),
  v.object({
    ...common,
    status: v.literal('FAILED'),
    failure: v.object({ reason: v.optional(v.string()), pgCode: v.optional(v.string()) }),
  }),
  v.object({
    ...common,
    status: v.literal('VERIFIED'),
    version: v.literal('V2'),
    verifiedCustomer: v.object({
      name: text(50),
      birthDate: v.pipe(v.string(), v.isoDate()),
      phoneNumber: v.optional(v.string(), ''),
      ci: v.optional(text(200)),
    }),
  }),
]);

const PHONE = /^01\d{8,9}$/;
const CODE = /^[\w-]{1,40}$/;

/**
 * Parses the response to a query of a verification.
 * @throws if it has another id or cannot be parsed; the error does not contain personal data
 */
export function readVerification(
  answer: unknown,
  identity: string,
  channel: { key: string; type: ChannelType },
): IdentityAnswer {
  const parsed = v.safeParse(verification, answer);
  if (!parsed.success) throw new Error(`PortOne's answer is not a verification: ${v.getDotPath(parsed.issues[0])}`);
  const found = parsed.output;
  if (found.id !== identity) throw new Error('PortOne answered with another verification');
  if (found.status === 'READY') return { state: 'PENDING' };
  if (found.status === 'FAILED') {
    const { pgCode = '' } = found.failure;
    return { state: 'FAILED', reason: `FAILED ${CODE.test(pgCode) ? pgCode : ''}`.trim() };
  }
  // A test channel would prove any person, and the browser chooses the channel.
  if (found.channel?.type !== channel.type) return { state: 'FAILED', reason: `a channel that is not ${channel.type}` };
  if (found.channel.key !== undefined && found.channel.key !== channel.key)
    return { state: 'FAILED', reason: 'another channel' };
  const { name, birthDate, phoneNumber, ci } = found.verifiedCustomer;
  return {
    state: 'PROVED',
    customData: found.customData,
    person: {
      name,
      userBirth: birthDate.replaceAll('-', ''),
      userPhone: PHONE.test(phoneNumber) ? phoneNumber : '',
      ci: ci ?? null,
    },
  };
}
