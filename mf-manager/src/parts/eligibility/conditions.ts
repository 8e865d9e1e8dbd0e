/** Any one of these, beside the completed course of the same grade (spec §2 "Exam eligibility popup"). */
export const ELIGIBILITY: Record<1 | 2, readonly string[]> = {
  1: [
    '외식업 분야에서 5년 이상 일하신 분',
    '관련 학과에서 85학점 이상 또는 5학기 이상을 이수하신 분',
    '2급 자격증을 받은 뒤 2년 이상 일하신 분',
  ],
  2: ['외식업 분야에서 6개월 이상 일하신 분', '대학에서 15학점 이상 또는 1학기 이상을 이수하신 분'],
};
