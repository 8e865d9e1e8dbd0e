import * as v from 'valibot';
import { memberCalls, publicCalls } from './base/callsFor.ts';
import { dateTime, integer, rowNumber } from './base/fields.ts';

/** Notices on a member's own devices by Web Push, beside SMS and mail. */

const PATH = '/api/user';
const member = memberCalls(PATH);

/** Devices of one member; another one replaces the one that has been without a notice for longest. */
export const MAX_PUSH_DEVICES = 10;
const MAX_ENDPOINT_CHARACTERS = 1_000;

const BAD_SUBSCRIPTION = '기기의 알림 주소가 올바르지 않습니다.';
const base64url = (characters: number) =>
  v.pipe(v.string(BAD_SUBSCRIPTION), v.regex(new RegExp(`^[\\w-]{${characters}}$`), BAD_SUBSCRIPTION));

/** A subscription, as the browser made it. */
const subscription = {
  endpoint: v.pipe(
    v.string(BAD_SUBSCRIPTION),
    v.url(BAD_SUBSCRIPTION),
    v.regex(/^[!-~]+$/, BAD_SUBSCRIPTION),
    v.maxLength(MAX_ENDPOINT_CHARACTERS, BAD_SUBSCRIPTION),
  ),
  /** 65 and 16 bytes. */
  p256dh: base64url(87),
  auth: base64url(22),
};

const pushDevice = v.object({
  pushNo: integer,
  /** Device and browser in words; empty if unknown. */
  device: v.string(),
  regDate: dateTime,
  /** When a notice was last sent to it; null for none so far. */
  sentAt: v.nullable(dateTime),
  /** True for the browser of the caller. */
  isHere: v.boolean(),
});
export type PushDevice = v.InferOutput<typeof pushDevice>;

export const getMapPush = member.get('push', {
  summary: 'Devices that get notices, and the key by which a browser subscribes; null where devices get none',
  input: v.object({}),
  entity: v.object({ publicKey: v.nullable(v.string()), devices: v.array(pushDevice) }),
});

export const postIntPush = member.post('push', {
  unanswered: '알림이 켜졌는지 ‘받은 알림’에서 먼저 확인해주세요.',
  summary: 'Subscribes this browser in the place of an earlier subscription; entity is its number',
  input: v.object(subscription),
  entity: integer,
});

export const postIntPushEnd = member.post('pushEnd', {
  unanswered: null,
  summary: "Ends the notices to one of the caller's devices; entity is how many ended",
  input: v.object({ pushNo: rowNumber }),
  entity: integer,
});

export const postIntPushTest = member.post('pushTest', {
  unanswered: null,
  summary: "Sends a notice to one of the caller's devices, once a minute; entity is how many are sent",
  input: v.object({ pushNo: rowNumber }),
  entity: integer,
});

export const postIntPushRenewal = publicCalls(PATH).post('pushRenewal', {
  unanswered: null,
  summary: 'New subscription of a browser that the push service has given another address; entity is the rows changed',
  input: v.object(subscription),
  entity: integer,
});
