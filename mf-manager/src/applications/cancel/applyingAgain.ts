import type { Application } from '../../parts/kind/application.ts';
import { KINDS } from '../../parts/kind/kinds.ts';

/**
 * Notice about when a paid and cancelled application can be made again: its seat stays reserved until the association
 * has decided.
 */
export const applyingAgain = ({ kind }: Pick<Application, 'kind'>): string =>
  `같은 ${KINDS[kind].word}은 협회가 취소를 처리한 뒤에야 다시 신청하실 수 있습니다. 그때 신청 기간이 끝났거나 자리가 없으면 신청하실 수 없습니다.`;
