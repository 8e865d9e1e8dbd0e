import { sql } from 'kysely';
import { resultCorrectionResource } from '@portal/shared/contract/office/resources/resultCorrection';
import { aggregate } from './aggregate.ts';
import { byApplication } from './owner.ts';

/** A correction of a result. It has a row of its own for each request, and no life cycle. */
export const resultCorrection = aggregate('result_correction', [resultCorrectionResource])({
  lifecycle: null,
  key: 'correction_no',
  owner: byApplication,
  waiting: { resultCorrections: { states: ['WAITING'], since: 'asked_at', notBy: 'asked_by' } },
  secondLook: null,
  files: [],
  blocksLeaving: null,
  ownData: [
    {
      name: '결과 정정',
      without: ['asked_by', 'decided_by'],
      // As the member's own page has them: made, and of a result that was known.
      only: sql<boolean>`result_correction.status = 'DONE' and result_correction.is_announced`,
    },
  ],
  undecided: { since: 'asked_at', ended: 'decided_at' },
  isOfResult: true,
  onLeaving: [],
  retention: [],
});
