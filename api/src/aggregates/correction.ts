import { sql } from 'kysely';
import { correctionResource } from '@portal/shared/contract/office/resources/correction';
import { correctionLifecycle } from '../lifecycles/correction.ts';
import { aggregate } from './aggregate.ts';
import { byMember } from './owner.ts';
import { olderThan } from './retention.ts';

/** A request to correct an account. */
export const correction = aggregate('correction', [correctionResource])({
  lifecycle: correctionLifecycle,
  key: 'correction_no',
  owner: byMember,
  waiting: {
    overdueCorrections: { states: ['REQUESTED'], since: 'requested_at', notBefore: 'due_at' },
    corrections: { states: ['REQUESTED'], since: 'requested_at', until: 'due_at' },
  },
  secondLook: "status = 'REQUESTED'",
  files: [{ table: 'correction', column: 'document_path' }],
  blocksLeaving: null,
  ownData: [{ name: '정정 요청' }],
  undecided: { since: 'requested_at', ended: 'decided_at' },
  isOfResult: false,
  // Corrected values stay sealed for five years; requests without a correction and all documents are deleted.
  onLeaving: [{ where: "status <> 'DONE'" }, { set: { document_path: null, reason: '' } }],
  // Values before a correction: five years. Their document: three months, in which it can be contested.
  retention: [
    { name: 'corrections', overdue: olderThan('decided_at', '5 years') },
    {
      name: 'documents of corrections',
      overdue: (now) => sql`document_path is not null and ${olderThan('decided_at', '3 months')(now)}`,
      erase: { document_path: null },
    },
  ],
});
