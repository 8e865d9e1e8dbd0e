import { CallError, useMutation } from '@portal/shared/client';
import { postIntLine } from '@portal/shared/contract/manager';
import { formatDateTime } from '@portal/shared/format';
import { useNavigate } from '@portal/shared/router';
import { useSessionUser } from '@portal/shared/session';
import { Button, ButtonLink, Callout } from '@portal/shared/ui';
import { callsOf } from '../kind/applicationSources.ts';
import type { Offering } from '../kind/offering.ts';
import { lineOf } from '../line/watch/queuePosition.ts';
import { LowerBar } from '../page/LowerBar.tsx';
import { linePath } from '../page/paths.ts';

/** Explanation of a queue entry. */
function waitingInWords({ status, applyStartDate }: Offering): { title: string; text: string } {
  if (status === 'UPCOMING')
    return {
      title: `${formatDateTime(applyStartDate)}에 신청이 시작됩니다.`,
      text: '지금 대기 신청하신 분들의 순서는 시작할 때 추첨으로 정합니다. 빨리 누르신다고 순서가 앞서지 않습니다.',
    };
  return {
    title: status === 'FULL' ? '정원이 모두 찼습니다.' : '신청하실 분이 많아 대기 순서대로 신청을 받고 있습니다.',
    text: '대기 신청을 해 두시면 자리가 나는 대로 순서대로 자리를 배정해드리고 알려드립니다.',
  };
}

/** Joins the queue and opens its page; after a refusal, which has been shown, this page stays. */
function useJoining({ kind, offeringNo }: Offering) {
  const navigate = useNavigate();
  const joining = useMutation(postIntLine, { invalidates: callsOf(kind) });
  const join = async () => {
    try {
      await joining.mutate(lineOf(kind, offeringNo));
      void navigate(linePath(kind, offeringNo));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
    }
  };
  return { join, isJoining: joining.isPending };
}

/** Button to join the queue, placed like the button to apply; a guest gets a link to the queue's page. */
export function WaitPanel({ offering }: { offering: Offering }) {
  const { kind, offeringNo } = offering;
  const user = useSessionUser();
  const { join, isJoining } = useJoining(offering);
  const { title, text } = waitingInWords(offering);
  return (
    <>
      <Callout tone="info" title={title}>
        {text}
      </Callout>
      <LowerBar>
        {user ? (
          <Button size="large" busy={isJoining} onClick={() => void join()}>
            대기 신청
          </Button>
        ) : (
          <ButtonLink size="large" to={linePath(kind, offeringNo)}>
            대기 신청
          </ButtonLink>
        )}
      </LowerBar>
    </>
  );
}
