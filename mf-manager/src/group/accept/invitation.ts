import type { CallEntity } from '@portal/shared/contract';
import type { getMapGroupInvitation } from '@portal/shared/contract/manager';
import { formatDeadline } from '@portal/shared/format';
import { KINDS } from '../../parts/kind/kinds.ts';
import { offeringOf } from '../group.ts';
import { occasionItems } from '../groupItems.ts';

/** Details of an invitation. */
export type InvitationDetail = CallEntity<typeof getMapGroupInvitation>;

/** Items of an invitation: offering, time, place, company and invited person. */
export const invitationItems = (invitation: InvitationDetail) => [
  { term: `${KINDS[offeringOf(invitation).kind].word}명`, description: invitation.title },
  ...occasionItems(invitation),
  { term: '초대한 회사', description: invitation.businessName },
  { term: '초대받은 분', description: invitation.name },
  { term: '수락 기한', description: formatDeadline(invitation.acceptUntil) },
];
