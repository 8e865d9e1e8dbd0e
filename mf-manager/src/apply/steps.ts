import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';

export const WRITE_STEP = '신청서 작성';
export const PAY_STEP = '결제';

/** The steps of applying, as the indicator names them. What is free has no payment. */
export const applySteps = (kind: Kind, price: number): string[] => [
  KINDS[kind].choosing,
  WRITE_STEP,
  ...(price > 0 ? [PAY_STEP] : []),
  '완료',
];
