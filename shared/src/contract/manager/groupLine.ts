import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { countNamed, integer } from '../base/fields.ts';
import { MAX_GROUP_SEATS } from './groupSeat.ts';
import { lineOf } from './line.ts';

const member = memberCalls('/api/home/manager');

/** Number of people; a group of one is an employer's queue entry for somebody else. */
const seats = v.pipe(
  countNamed('함께 기다리실 인원을 숫자로 입력해주세요.'),
  v.minValue(1, '인원을 1명 이상 입력해주세요.'),
  v.maxValue(MAX_GROUP_SEATS, `한 번에 ${MAX_GROUP_SEATS}명까지 기다리실 수 있습니다.`),
);

export const postIntGroupLine = member.post('postIntGroupLine', {
  unanswered: '대기 신청이 되었는지 ‘단체 신청’에서 먼저 확인해주세요.',
  // No Idempotency-Key: a member has one queue entry, and a repeat with the same size returns its number.
  summary:
    'Takes a place in the line for a course or an exam for a group, whose seats are offered together; entity is its ' +
    'number, of the one that is there too. `getMapLine` answers where it stands, and `postIntGroup` takes the seats over',
  input: v.object({ ...lineOf, seats }),
  entity: integer,
});
