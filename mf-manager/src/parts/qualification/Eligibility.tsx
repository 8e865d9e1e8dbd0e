import type { Grade } from '@portal/shared/contract/manager';

/** Any one of these, in addition to the completed course of the same grade. */
const CONDITIONS: Record<Grade, readonly string[]> = {
  1: [
    '외식업 분야에서 5년 이상 일하신 분',
    '관련 학과에서 85학점 이상 또는 5학기 이상을 이수하신 분',
    '2급 자격증을 받은 뒤 2년 이상 일하신 분',
  ],
  2: ['외식업 분야에서 6개월 이상 일하신 분', '대학에서 15학점 이상 또는 1학기 이상을 이수하신 분'],
};

/** Who may take the exam of a grade, below a heading of the page. */
export function Eligibility({ grade }: { grade: Grade }) {
  return (
    <>
      <p>{grade}급 교육 과정을 수료하고, 다음 가운데 하나에 해당하는 분</p>
      <ul>
        {CONDITIONS[grade].map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </>
  );
}
