import { sql } from 'kysely';
import { rosterResource } from '@portal/shared/contract/office/resources/roster';
import { DAY_MS } from '../clock/durations.ts';
import { rosterLifecycle } from '../lifecycles/roster.ts';
import { aggregate } from './aggregate.ts';
import { byMember } from './owner.ts';
import { olderThan } from './retention.ts';

/** Time after which an employee asks the regulator about an unanswered list. */
const MAX_UNANSWERED_MS = 7 * DAY_MS;

const byEntry = { column: 'roster_no', of: 'roster_entry', key: 'roster_no' } as const;

/** A member on the list for the food regulator. */
export const roster = aggregate('roster_entry', [rosterResource])({
  lifecycle: rosterLifecycle,
  key: 'roster_no',
  owner: byMember,
  waiting: {
    roster: {
      states: ['NOT_SENT'],
      since: 'entered_at',
      due: 'due_at',
      rows: sql`roster_entry join member using (member_no)
      where roster_entry.status = 'NOT_SENT' and member.lcns_no is not null and member.status <> 'DORMANT'`,
    },
    rosterUnanswered: { states: ['SENT'], since: 'sent_at', afterMs: MAX_UNANSWERED_MS },
    rosterRefused: { states: ['REFUSED'], since: 'refused_at' },
  },
  secondLook: null,
  files: [],
  national: ['roster_batch'],
  blocksLeaving: null,
  ownData: [
    { name: '위생교육 명단' },
    { table: 'roster_row', name: '위생교육 명단으로 보낸 정보', owner: byEntry },
    { table: 'roster_refusal', name: '위생교육 명단의 반려', owner: byEntry },
  ],
  isOfResult: false,
  onLeaving: [{}],
  // A year, in which the list can be taken again.
  retention: [{ table: 'roster_row', name: 'rows of rosters', overdue: olderThan('sent_at', '1 year') }],
});
