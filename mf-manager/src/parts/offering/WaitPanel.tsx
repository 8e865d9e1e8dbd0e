import { formatDateTime } from '@portal/shared/format';
import { ButtonLink, Callout } from '@portal/shared/ui';
import type { Offering } from '../kind/offering.ts';
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

/** Button to join the queue, placed like the button to apply. */
export function WaitPanel({ offering }: { offering: Offering }) {
  const { title, text } = waitingInWords(offering);
  return (
    <>
      <Callout tone="info" title={title}>
        {text}
      </Callout>
      <LowerBar>
        <ButtonLink size="large" to={linePath(offering.kind, offering.offeringNo)}>
          대기 신청
        </ButtonLink>
      </LowerBar>
    </>
  );
}
