export const WRITE_STEP = '신청서 작성';
export const PAY_STEP = '결제';

/** Names of the steps from the form to the acceptance; a free group has no payment. */
export const groupSteps = (price: number): string[] => [WRITE_STEP, ...(price > 0 ? [PAY_STEP] : []), '초대와 수락'];
