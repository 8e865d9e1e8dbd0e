import { OBJECTION_STATUS_NAMES } from '@portal/shared/contract/manager';
import { objectionResource } from '@portal/shared/contract/office/resources/objection';
import { objectionLifecycle } from '../lifecycles/objection.ts';
import { aggregate } from './aggregate.ts';
import { byApplication } from './owner.ts';
import { olderThan } from './retention.ts';

/** An objection to a result: a complaint, retained for three years without a name. */
export const objection = aggregate('result_objection', [objectionResource])({
  lifecycle: objectionLifecycle,
  key: 'objection_no',
  owner: byApplication,
  waiting: { objections: { states: ['OPEN'], since: 'raised_at', due: 'due_at' } },
  secondLook: null,
  files: [{ table: 'result_objection', column: 'path' }],
  blocksLeaving: { states: ['OPEN'], since: 'raised_at', title: '이의신청', statusNames: OBJECTION_STATUS_NAMES },
  ownData: [{ name: '이의신청', without: ['decided_by'] }],
  undecided: { since: 'raised_at', ended: 'decided_at' },
  isOfResult: true,
  onLeaving: [{ where: 'path is not null', set: { path: null, file_name: '' } }],
  retention: [{ name: 'objections to results', overdue: olderThan('decided_at', '3 years') }],
});
