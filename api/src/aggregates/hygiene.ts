import { hygieneResource } from '@portal/shared/contract/office/resources/hygiene';
import { aggregate } from './aggregate.ts';
import { byMember } from './owner.ts';
import { olderThan } from './retention.ts';

/** A completed course of hygiene education, retained without end. */
export const hygiene = aggregate('hygiene_completion', [hygieneResource])({
  lifecycle: null,
  key: 'completion_no',
  owner: byMember,
  waiting: {},
  secondLook: null,
  files: [],
  blocksLeaving: null,
  ownData: [{ name: '위생교육 이수' }, { table: 'hygiene_reminder', name: '위생교육 기한 안내' }],
  isOfResult: false,
  onLeaving: [{ set: { lcns_no: null, bssh_nm: '' } }],
  // The next one comes a year later.
  retention: [
    { table: 'hygiene_reminder', name: 'reminders of hygiene education', overdue: olderThan('raised_at', '1 year') },
  ],
});
