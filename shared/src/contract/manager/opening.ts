import * as v from 'valibot';
import { memberCalls } from '../base/callsFor.ts';
import { dateTime, integer, yesNo } from '../base/fields.ts';
import { lineOf } from './line.ts';

/** Notice before a course or an exam opens, for members who ask for it. */

const member = memberCalls('/api/home/manager');

/** Minutes before the opening at which members are notified; before an opening at night it is the evening before. */
export const ALERT_BEFORE_MINUTES = 30;

export const getMapOpeningAlert = member.get('getMapOpeningAlert', {
  summary: 'Whether the member is notified before a course or an exam opens',
  input: v.object(lineOf),
  entity: v.object({
    isWanted: v.boolean(),
    /** Time of the notice; null if it has passed, or nothing opens. */
    noticeAt: v.nullable(dateTime),
  }),
});

export const postIntOpeningAlert = member.post('postIntOpeningAlert', {
  unanswered: '알림을 켜셨는지 이 화면을 다시 열어 먼저 확인해주세요.',
  // No Idempotency-Key: it sets a state.
  summary: 'Switches the notice before a course or an exam opens on or off; entity is 1 if it is on, else 0',
  input: v.object({ ...lineOf, isWanted: yesNo }),
  entity: integer,
});
