import { ButtonLink, Callout } from '@portal/shared/ui';
import { KINDS } from '../kind/kinds.ts';
import type { Kind } from '../kind/offering.ts';
import styles from './ApplyPanel.module.css';
import type { AppliedTo } from './useAppliedTo.ts';

/** Text about the status of the application that prevents another one. */
function statusInWords({ standing }: AppliedTo): string {
  if (!standing) return '신청 내용과 결제 상태는 신청 상세에서 확인하실 수 있습니다.';
  const now = `현재 상태는 ${standing.statusName}입니다.`;
  return standing.status === 'CANCEL_REQUESTED'
    ? `${now} 협회가 취소를 처리한 뒤에 다시 신청하실 수 있습니다. 신청을 그대로 두시려면 신청 상세에서 취소를 철회해주세요.`
    : `${now} 신청 내용과 결제 상태는 신청 상세에서 확인하실 수 있습니다.`;
}

/** Link to the existing application. */
export const AlreadyApplied = ({ kind, appliedTo }: { kind: Kind; appliedTo: AppliedTo }) => (
  <div className={styles.panel}>
    <Callout tone="info" title={`이미 신청하신 ${KINDS[kind].word}입니다.`}>
      {statusInWords(appliedTo)}
    </Callout>
    <ButtonLink to={appliedTo.path}>신청 상세 보기</ButtonLink>
  </div>
);
