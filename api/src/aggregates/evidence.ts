import { sql } from 'kysely';
import { evidenceResource } from '@portal/shared/contract/office/resources/evidence';
import { evidenceLifecycle } from '../lifecycles/evidence.ts';
import { aggregate } from './aggregate.ts';
import { byMember } from './owner.ts';
import { olderThan } from './retention.ts';

/** Papers that show a member's eligibility. */
export const evidence = aggregate('eligibility_evidence', [evidenceResource])({
  lifecycle: evidenceLifecycle,
  key: 'evidence_no',
  owner: byMember,
  waiting: { evidence: { states: ['SUBMITTED'], since: 'submitted_at' } },
  secondLook: null,
  files: [{ table: 'eligibility_file', column: 'path' }],
  blocksLeaving: null,
  ownData: [
    { name: '응시 자격 증빙', without: ['decided_by'] },
    {
      table: 'eligibility_file',
      name: '응시 자격 증빙의 파일',
      owner: { column: 'evidence_no', of: 'eligibility_evidence', key: 'evidence_no' },
    },
  ],
  undecided: { since: 'submitted_at', ended: 'decided_at' },
  isOfResult: false,
  onLeaving: [{}],
  // Papers that came back: half a year, for who asks why. Accepted ones: a year behind their own end, files five years.
  retention: [
    {
      table: 'eligibility_file',
      name: 'files of eligibility',
      overdue: (now) => sql`exists (
        select from eligibility_evidence where eligibility_evidence.evidence_no = eligibility_file.evidence_no
          and ${olderThan('decided_at', '5 years')(now)})`,
    },
    {
      name: 'papers of eligibility',
      overdue: (now) =>
        sql`(status = 'RETURNED' and ${olderThan('decided_at', '6 months')(now)})
        or (status = 'ACCEPTED' and valid_until < (${now}::timestamptz - interval '1 year')::date)`,
    },
  ],
});
