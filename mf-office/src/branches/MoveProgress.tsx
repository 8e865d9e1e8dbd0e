import { formatCount } from '@portal/shared/format';
import { Callout } from '@portal/shared/ui';
import { useAgain } from '../parts/time/useAgain.ts';

/** Number of members whose branch is still looked up after a change of regions; polled until there are none. */
export function MoveProgress({ left, onAgain }: { left: number; onAgain: () => void }) {
  useAgain(onAgain);
  return (
    <Callout title="회원의 소속을 옮기는 중입니다">
      아직 확인하지 않은 회원이 {formatCount(left)}명 남았습니다. 이 화면을 닫아도 계속 옮겨집니다.
    </Callout>
  );
}
