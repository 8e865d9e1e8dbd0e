/** The steps of applying, as the indicator names them. Free ones have nothing to pay. */
export const applySteps = (applyType: 1 | 2, price: number): string[] => [
  applyType === 1 ? '과정 선택' : '시험 선택',
  '신청서 작성',
  ...(price > 0 ? ['결제'] : []),
  '완료',
];

export const WRITE_STEP = 1;
export const PAY_STEP = 2;
