import type { ReactNode } from 'react';
import { APPLY_DUPLICATE, APPLY_NOT_ELIGIBLE, GROUP_PHONE_DIFFERS } from '@portal/shared/contract/messages';
import { PATHS } from '@portal/shared/section';
import { Actions, ButtonLink, Callout } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import type { Kind } from '../../parts/kind/offering.ts';
import { applicationListPath, offeringListPath } from '../../parts/page/paths.ts';
import { offeringOf } from '../group.ts';
import type { InvitationDetail } from './invitation.ts';

/** Links for reasons that the member can resolve. */
const waysOn = (kind: Kind): Record<string, { to: string; label: string }> => ({
  [GROUP_PHONE_DIFFERS]: { to: PATHS.me, label: '내 휴대폰 번호 확인하기' },
  [APPLY_DUPLICATE]: { to: applicationListPath(kind), label: `${KINDS[kind].word} 신청 확인` },
  [APPLY_NOT_ELIGIBLE]: { to: offeringListPath('education'), label: '교육 신청하러 가기' },
});

interface RefusedProps {
  invitation: InvitationDetail;
  decline: ReactNode;
}

/** Reason why this member cannot accept, with a link to resolve it. */
export function Refused({ invitation, decline }: RefusedProps) {
  const { reason } = invitation;
  const { [reason]: wayOn } = waysOn(offeringOf(invitation).kind);
  return (
    <>
      <Callout tone="warning" title="지금은 수락하실 수 없습니다.">
        {reason}
      </Callout>
      <Actions>
        {decline}
        {wayOn && (
          <ButtonLink size="large" to={wayOn.to}>
            {wayOn.label}
          </ButtonLink>
        )}
      </Actions>
    </>
  );
}
