import { sql } from 'kysely';
import { inquiryResource } from '@portal/shared/contract/office/resources/inquiry';
import { inquiryLifecycle } from '../lifecycles/inquiry.ts';
import { aggregate } from './aggregate.ts';
import { byMember } from './owner.ts';
import { olderThan } from './retention.ts';

/** A question of a member. When the member leaves, `eraseInquiries` decides by its kind. */
export const inquiry = aggregate('inquiry', [inquiryResource])({
  lifecycle: inquiryLifecycle,
  key: 'inquiry_no',
  owner: byMember,
  waiting: { inquiries: { states: ['OPEN'], since: 'waits_since' } },
  secondLook: null,
  files: [{ table: 'inquiry_file', column: 'path' }],
  blocksLeaving: null,
  ownData: [
    { name: '1:1 문의' },
    {
      table: 'inquiry_entry',
      name: '문의와 답변',
      owner: { column: 'inquiry_no', of: 'inquiry', key: 'inquiry_no' },
      without: ['employee_no'],
    },
    {
      table: 'inquiry_file',
      name: '문의의 파일',
      owner: { column: 'entry_no', of: 'inquiry_entry', key: 'entry_no' },
    },
  ],
  undecided: { since: 'asked_at', ended: 'closed_at' },
  isOfResult: false,
  onLeaving: [],
  // Complaints: three years. What members have asked otherwise: a year, as what they were told.
  retention: [
    { name: 'complaints', overdue: (now) => sql`kind = 'complaint' and ${olderThan('closed_at', '3 years')(now)}` },
    { name: 'inquiries', overdue: (now) => sql`kind = 'question' and ${olderThan('closed_at', '1 year')(now)}` },
  ],
});
