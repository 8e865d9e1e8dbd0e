import { GROUNDS, type Grade } from '@portal/shared/contract/manager';

/** Eligibility for the exam of a grade, below a heading of the page. */
export function Eligibility({ grade }: { grade: Grade }) {
  return (
    <>
      <p>{grade}급 교육 과정을 수료하고, 다음 가운데 하나에 해당하는 분</p>
      <ul>
        {Object.values(GROUNDS[grade]).map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </>
  );
}
