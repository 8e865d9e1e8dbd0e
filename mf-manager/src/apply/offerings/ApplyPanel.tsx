import { ButtonLink, Callout } from '@portal/shared/ui';
import styles from './OfferingList.module.css';
import { kindWord, type Offering } from '../../parts/kind/offering.ts';
import { whyNot } from './whyNot.ts';

interface ApplyPanelProps {
  offering: Offering;
  /** Where the form is. */
  applyTo: string;
  /** Where the member's own application for it is seen; null when there is none. */
  appliedTo: string | null;
}

/** Applying, or why not. Draws from what the API allows alone. */
export function ApplyPanel({ offering, applyTo, appliedTo }: ApplyPanelProps) {
  if (appliedTo !== null) {
    return (
      <div className={styles.panel}>
        <Callout tone="info" title={`이미 신청하신 ${kindWord(offering.applyType)}입니다.`}>
          신청 내용과 결제 상태는 신청 상세에서 확인하실 수 있습니다.
        </Callout>
        <ButtonLink to={appliedTo}>신청 상세 보기</ButtonLink>
      </div>
    );
  }
  if (offering.allowedActions.includes('apply')) {
    return (
      <div className={styles.panel}>
        <ButtonLink size="large" to={applyTo}>
          신청하기
        </ButtonLink>
      </div>
    );
  }
  return (
    <Callout tone="warning" title="지금은 신청할 수 없습니다.">
      {whyNot(offering)}
    </Callout>
  );
}
