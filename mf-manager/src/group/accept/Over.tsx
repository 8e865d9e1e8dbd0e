import { GROUP_INVITATION_OVER } from '@portal/shared/contract/messages';
import { Actions, ButtonLink, Callout } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import { applicationPath } from '../../parts/page/paths.ts';
import { offeringOf } from '../group.ts';
import type { InvitationDetail } from './invitation.ts';

/** An invitation that can no longer be accepted: already accepted, or expired. */
export function Over({ invitation }: { invitation: InvitationDetail }) {
  const { status, userExaminationNo } = invitation;
  const { kind } = offeringOf(invitation);
  if (userExaminationNo !== null)
    return (
      <>
        <Callout tone="success" title="이미 수락하셨습니다.">
          {KINDS[kind].word} 신청이 완료되었습니다. 신청 상세에서 확인하실 수 있습니다.
        </Callout>
        <Actions>
          <ButtonLink to={applicationPath(kind, userExaminationNo)}>신청 상세 보기</ButtonLink>
        </Actions>
      </>
    );
  if (status === 'ACCEPTED')
    return (
      <Callout tone="info" title="이미 수락한 초대입니다.">
        수락하신 계정으로 로그인하시면 {KINDS[kind].word} 신청 확인에서 보실 수 있습니다.
      </Callout>
    );
  return (
    <Callout tone="warning" title="쓸 수 없는 초대입니다.">
      {GROUP_INVITATION_OVER}
    </Callout>
  );
}
