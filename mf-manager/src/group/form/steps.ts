export const WRITE_STEP = '신청서 작성';
export const PAY_STEP = '결제';

/** From the form to the day, as the indicator names it. What is free has no payment. */
export const groupSteps = (price: number): string[] => [WRITE_STEP, ...(price > 0 ? [PAY_STEP] : []), '초대와 수락'];
