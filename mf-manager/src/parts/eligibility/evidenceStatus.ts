import type { CallEntity } from '@portal/shared/contract';
import type { getMapEligibility } from '@portal/shared/contract/manager';
import { formatDate } from '@portal/shared/format';

export type Eligibility = CallEntity<typeof getMapEligibility>;

/** Status of a member's evidence for an exam. */
export interface EvidenceStatus {
  text: string;
  /** Evidence is still to be submitted. */
  isOpen: boolean;
  /** Evidence is being checked. */
  isWaiting: boolean;
}

/** @param examDay on which accepted evidence must still be valid. */
export function evidenceStatus({ evidence }: Pick<Eligibility, 'evidence'>, examDay: string): EvidenceStatus {
  if (!evidence) return { text: '아직 내지 않으셨습니다.', isOpen: true, isWaiting: false };
  switch (evidence.status) {
    case 'SUBMITTED':
      return { text: '협회에서 확인하고 있습니다. 확인되면 알려드립니다.', isOpen: false, isWaiting: true };
    case 'RETURNED':
      return { text: `보완이 필요합니다: ${evidence.reason}`, isOpen: true, isWaiting: false };
    case 'ACCEPTED':
      if (evidence.validUntil === null) return { text: '인정되었습니다.', isOpen: false, isWaiting: false };
      return evidence.validUntil >= examDay
        ? { text: `인정되었습니다. (${formatDate(evidence.validUntil)}까지)`, isOpen: false, isWaiting: false }
        : {
            text: `${formatDate(evidence.validUntil)}까지 인정되어 시험일에는 쓰실 수 없습니다.`,
            isOpen: true,
            isWaiting: false,
          };
    default:
      return { text: evidence.statusName, isOpen: false, isWaiting: false };
  }
}
