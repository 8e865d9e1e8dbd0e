import { sql } from 'kysely';
import { hallResource } from '@portal/shared/contract/office/resources/hall';
import { lecturerResource } from '@portal/shared/contract/office/resources/lecturer';
import { aggregate } from './aggregate.ts';

/** A hall in which courses and exams are held: the association's, and no member's. */
export const hall = aggregate('hall', [hallResource])({
  lifecycle: null,
  key: 'hall_no',
  owner: null,
  waiting: {},
  secondLook: null,
  files: [],
  blocksLeaving: null,
  ownData: [],
  isOfResult: false,
  onLeaving: [],
  retention: [],
});

/** A lecturer of courses: no member by this row. */
export const lecturer = aggregate('lecturer', [lecturerResource])({
  lifecycle: null,
  key: 'lecturer_no',
  owner: null,
  waiting: {},
  secondLook: null,
  files: [],
  blocksLeaving: null,
  ownData: [],
  isOfResult: false,
  onLeaving: [],
  // Contact and account: half a year for the last fee. The contract: five years.
  retention: [
    {
      name: 'contacts of lecturers',
      overdue: (now) =>
        sql`person_sealed is not null and contract_until < (${now}::timestamptz - interval '6 months')::date`,
      erase: { person_sealed: null },
    },
    {
      name: 'lecturers',
      overdue: (now) => sql`contract_until < (${now}::timestamptz - interval '5 years')::date`,
    },
  ],
});
