import { Callout } from '@portal/shared/ui';
import { useAgain } from '../../parts/time/useAgain.ts';

/** Number of applications that a call-off has yet to cancel; polled until there are none. */
export function CallOffProgress({ left, onAgain }: { left: number; onAgain: () => void }) {
  useAgain(onAgain);
  return (
    <Callout tone="warning" title="취소를 처리하고 있습니다">
      아직 취소하지 않은 신청이 {left}건 남았습니다. 신청한 순서대로 취소하고 낸 돈을 돌려드립니다. 이 화면을 닫아도
      계속 처리됩니다.
    </Callout>
  );
}
