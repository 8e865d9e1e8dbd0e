import iconv from 'iconv-lite';
import * as v from 'valibot';
import { Refused } from './refused.ts';

/**
 * Solapi's validation rules: https://developers.solapi.com/references/messages/sendManyDetail and the list of its
 * codes.
 */

const TYPES = ['SMS', 'LMS', 'MMS', 'ATA', 'CTA', 'CTI'] as const;
const MAX_MESSAGES = 10_000;

const messageSchema = v.strictObject({
  to: v.optional(v.string(), ''),
  from: v.optional(v.string(), ''),
  text: v.optional(v.string()),
  type: v.optional(v.string()),
  subject: v.optional(v.string()),
  country: v.optional(v.string()),
  autoTypeDetect: v.optional(v.boolean(), true),
  customFields: v.optional(v.record(v.string(), v.unknown())),
  kakaoOptions: v.optional(
    v.strictObject({
      pfId: v.optional(v.string(), ''),
      templateId: v.optional(v.string(), ''),
      variables: v.optional(v.record(v.string(), v.string()), {}),
      disableSms: v.optional(v.boolean(), false),
    }),
  ),
});
export type AskedMessage = v.InferOutput<typeof messageSchema>;

const requestSchema = v.strictObject({
  messages: v.pipe(v.array(messageSchema), v.minLength(1), v.maxLength(MAX_MESSAGES)),
  allowDuplicates: v.optional(v.boolean(), false),
  showMessageList: v.optional(v.boolean(), false),
});

export function readRequest(body: unknown): v.InferOutput<typeof requestSchema> {
  const read = v.safeParse(requestSchema, body);
  if (read.success) return read.output;
  throw new Refused(400, 'ValidationError', `${v.getDotPath(read.issues[0]) ?? 'body'}: ${read.issues[0].message}`);
}

/** Data registered with the account. */
export interface Registered {
  /** 발신번호. */
  senders: readonly string[];
  /** `pfId` of the channels. */
  channels: readonly string[];
  /** Approved wordings by id. */
  templates: ReadonlyMap<string, string>;
  /** Blocked numbers (1060). */
  blocked: readonly string[];
}

/** EUC-KR length: two bytes of KS X 1001 for non-ASCII characters. */
function bytesOf(text: string): number | null {
  let bytes = 0;
  for (const letter of text) {
    const encoded = iconv.encode(letter, 'cp949');
    const isKnown = letter < '\u0080' || (encoded.length === 2 && encoded.every((byte) => byte >= 0xa1));
    if (!isKnown) return null;
    bytes += encoded.length;
  }
  return bytes;
}

export const filledIn = (template: string, variables: Record<string, string>): string =>
  template.replace(/#\{[^}]+\}/g, (name) => variables[name] ?? name);

/** Returns the type of a message; detected from the text if none was requested. */
export function typeOf({ type, autoTypeDetect, text = '', subject, kakaoOptions }: AskedMessage): string {
  if (type !== undefined) return type.toUpperCase();
  if (!autoTypeDetect) return '';
  if (kakaoOptions) return kakaoOptions.templateId ? 'ATA' : 'CTA';
  return subject === undefined && (bytesOf(text) ?? 0) <= 90 ? 'SMS' : 'LMS';
}

const digits = /^\d{8,12}$/;
const UNPRINTABLE = /[\x00-\x08\x0b-\x1f\x7f]/;

/** Returns Solapi's error code of a message; 2000 if valid. */
export function registrationCode(message: AskedMessage, registered: Registered): string {
  const { to, from, subject, customFields = {}, kakaoOptions } = message;
  const type = typeOf(message);
  const isKakao = type === 'ATA' || type === 'CTA' || type === 'CTI';
  const text = message.text ?? '';
  if (!to || !from || (!text && !isKakao)) return '1010';
  if (!digits.test(to) || !digits.test(from)) return '1011';
  if (!(TYPES as readonly string[]).includes(type)) return '1025';
  if (subject !== undefined && type === 'SMS') return '1013';
  if (subject !== undefined && (bytesOf(subject) ?? Infinity) > 40) return '1014';
  for (const [name, value] of Object.entries(customFields))
    if (name.length > 30 || typeof value !== 'string' || value.length > 100) return '1032';
  if (registered.blocked.includes(to)) return '1060';
  if (!registered.senders.includes(from)) return '1062';
  if (UNPRINTABLE.test(text)) return '1028';
  if (isKakao) return kakaoCode(text, kakaoOptions, registered);
  if (kakaoOptions) return '1033';
  const bytes = bytesOf(text);
  if (bytes === null) return '1029';
  return bytes > (type === 'SMS' ? 90 : 2_000) ? '1031' : '2000';
}

function kakaoCode(text: string, options: AskedMessage['kakaoOptions'], { channels, templates }: Registered): string {
  const template = templates.get(options?.templateId ?? '');
  if (!options || !channels.includes(options.pfId)) return '1041';
  if (template === undefined) return '1042';
  const names = Object.keys(options.variables);
  if (names.some((name) => !/^#\{[^.}]+\}$/.test(name))) return '1043';
  const said = filledIn(template, options.variables);
  if (/#\{[^}]+\}/.test(said) || (text && text !== said)) return '1043';
  return said.length > 1_000 ? '1031' : '2000';
}
