import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';

export const WRITE_STEP = '신청서 작성';
export const PAY_STEP = '결제';

/** Names of the steps of an application; a free one has no payment. */
export const applySteps = (kind: Kind, price: number): string[] => [
  KINDS[kind].choosing,
  WRITE_STEP,
  ...(price > 0 ? [PAY_STEP] : []),
  '완료',
];
