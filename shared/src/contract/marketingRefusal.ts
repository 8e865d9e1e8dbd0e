import * as v from 'valibot';
import { publicCalls } from './base/callsFor.ts';
import { dateTime, requiredText } from './base/fields.ts';

/** Free refusal of advertising messages by the link in each of them, without a login (정보통신망법 제50조). */

const anyone = publicCalls('/api/user');

/** Address of the one-click refusal in a mail's header (RFC 8058), with `?code=`; mail programs POST to it. */
export const ONE_CLICK_PATH = '/api/user/oneClickRefusal';

const input = v.object({
  code: requiredText(100, '수신거부 주소가 올바르지 않습니다. 받으신 메시지의 주소를 다시 눌러주세요.'),
});

const entity = v.object({
  /** False once the member has refused, by any channel. */
  isAgreed: v.boolean(),
  /** When the consent ended; null while it is given. */
  refusedAt: v.nullable(dateTime),
});

export const getMapRefusal = anyone.get('getMapRefusal', {
  alsoPost: true,
  summary: 'Whether the member of a link still agrees to advertising; an unknown code answers 404. Changes nothing',
  input,
  entity,
});

export const postIntRefusal = anyone.post('postIntRefusal', {
  summary: "Ends the consent of a link's member to advertising at once; again it changes nothing",
  input,
  entity,
});
