import { requireBrowser } from '@portal/shared/section';
import { Page } from '@portal/shared/ui';
import { breadcrumb } from '../../parts/page/breadcrumb.ts';
import { GROUP_LIST } from '../groupList.ts';
import { Invitation } from './Invitation.tsx';
import { UnreadableLink } from './UnreadableLink.tsx';
import { useInvitationCode } from './useInvitationCode.ts';

/** /manager/group/accept?code=…: target of the link in a text message: a group seat to accept or decline. */
export default function AcceptPage() {
  requireBrowser('the code of a link is for its visitor alone');
  const code = useInvitationCode();
  return (
    <Page title="단체 신청 초대" width="text" breadcrumb={breadcrumb({ label: '단체 신청', to: GROUP_LIST.to })}>
      {code === null ? <UnreadableLink /> : <Invitation key={code} code={code} />}
    </Page>
  );
}
