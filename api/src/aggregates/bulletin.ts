import { bulletinResource } from '@portal/shared/contract/office/resources/bulletin';
import { aggregate } from './aggregate.ts';
import { byMember } from './owner.ts';
import { olderThan } from './retention.ts';

/** An advertising message of the association. Its recipients' rows end before it, which has their numbers. */
export const bulletin = aggregate('bulletin', [bulletinResource])({
  lifecycle: null,
  key: 'bulletin_no',
  owner: null,
  waiting: {},
  secondLook: `status = 'DRAFT'`,
  files: [],
  blocksLeaving: null,
  ownData: [
    { table: 'bulletin_recipient', name: '받은 광고 메시지', owner: byMember, without: ['message_key', 'token_hash'] },
  ],
  isOfResult: false,
  onLeaving: [],
  // The link that ends the consent works as long.
  retention: [
    { table: 'bulletin_recipient', name: 'recipients of advertisements', overdue: olderThan('handled_at', '1 year') },
  ],
});
