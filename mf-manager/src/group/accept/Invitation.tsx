import { useState } from 'react';
import { useItem } from '@portal/shared/client';
import { getMapGroupInvitation } from '@portal/shared/contract/manager';
import { useSessionUser } from '@portal/shared/session';
import { Callout, DescriptionList, ErrorState, Section, Skeleton } from '@portal/shared/ui';
import { KINDS } from '../../parts/kind/kinds.ts';
import { offeringOf } from '../group.ts';
import { AcceptForm } from './AcceptForm.tsx';
import { DeclineButton } from './DeclineButton.tsx';
import { GuestChoice } from './GuestChoice.tsx';
import { invitationItems } from './invitation.ts';
import { Over } from './Over.tsx';
import { Refused } from './Refused.tsx';
import { UnreadableLink } from './UnreadableLink.tsx';

const NOT_FOUND = 404;

/** A group seat for a visitor with its link: details, and how to accept or decline it. */
export function Invitation({ code }: { code: string }) {
  const user = useSessionUser();
  const [isDeclined, setDeclined] = useState(false);
  const { data: invitation, error, retry } = useItem(getMapGroupInvitation, { code });
  if (isDeclined)
    return (
      <Callout tone="success" title="초대를 사양하셨습니다.">
        회사에 알려드립니다. 마음이 바뀌시면 회사에 다시 초대해 달라고 해주세요.
      </Callout>
    );
  if (!invitation && error?.code === NOT_FOUND) return <UnreadableLink />;
  if (!invitation && error) return <ErrorState message={error.message} onRetry={retry} />;
  if (!invitation)
    return (
      <div role="status" aria-label="불러오는 중">
        <Skeleton lines={8} height="2em" />
      </div>
    );
  const { kind } = offeringOf(invitation);
  const decline = invitation.allowedActions.includes('decline') && (
    <DeclineButton code={code} businessName={invitation.businessName} onDeclined={() => setDeclined(true)} />
  );
  const choice = () => {
    if (invitation.status !== 'OPEN') return <Over invitation={invitation} />;
    if (!user) return <GuestChoice code={code} decline={decline} />;
    if (!invitation.allowedActions.includes('accept')) return <Refused invitation={invitation} decline={decline} />;
    return <AcceptForm code={code} invitation={invitation} decline={decline} onRefused={retry} />;
  };
  return (
    <>
      <Section
        title={`${invitation.businessName}의 ${KINDS[kind].word} 초대`}
        lead={`회사가 신청하고 비용을 내는 ${KINDS[kind].word}입니다. 내실 금액은 없습니다.`}
      >
        <DescriptionList items={invitationItems(invitation)} />
      </Section>
      {choice()}
    </>
  );
}
