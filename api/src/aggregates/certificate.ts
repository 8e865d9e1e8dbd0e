import { sql } from 'kysely';
import { certificateResource } from '@portal/shared/contract/office/resources/certificate';
import { postResource } from '@portal/shared/contract/office/resources/post';
import { transferResource } from '@portal/shared/contract/office/resources/transfer';
import { certificateLifecycle } from '../lifecycles/certificate.ts';
import { aggregate } from './aggregate.ts';
import { byMember } from './owner.ts';

/** A certificate with its fee. */
export const certificate = aggregate('certificate', [certificateResource, transferResource, postResource])({
  lifecycle: certificateLifecycle,
  key: 'certificate_no',
  owner: byMember,
  waiting: {
    certificateFees: { states: ['AWAITING_TRANSFER'], since: 'requested_at' },
    certificatesToIssue: { states: ['PAID'], since: 'paid_at' },
    certificatesToSend: { states: ['ISSUED'], since: 'issued_at' },
    postsToSend: { states: ['ISSUED'], since: 'issued_at' },
    // Until the member has named an account, it is the member's turn.
    feesToReturn: {
      states: [],
      since: 'ended_at',
      rows: sql`certificate where fee_owed > 0 and fee_returned_at is null and fee_account_sealed is not null`,
    },
  },
  waitsNowhere: {
    EXPIRED: 'a fee that comes late is read at the bank',
    CANCELLED: 'a fee that comes all the same is read at the bank',
    SENT: 'it is revoked only where something was wrong',
  },
  secondLook: "(act = 'owe fee' or fee_owed > 0 and fee_returned_at is null)",
  files: [],
  blocksLeaving: null,
  ownData: [
    { name: '자격증' },
    {
      table: 'bank_line',
      name: '자격증 수수료의 입금과 반환',
      owner: { column: 'certificate_no', of: 'certificate', key: 'certificate_no' },
    },
  ],
  isOfResult: false,
  onLeaving: [],
  retention: [],
});
