import { ELIGIBILITY } from '../eligibility/conditions.ts';

/** Who may sit the exam of a grade; the caller sets the heading. */
export function Eligibility({ rating }: { rating: 1 | 2 }) {
  return (
    <>
      <p>{rating}급 교육 과정을 수료하고, 다음 가운데 하나에 해당하는 분</p>
      <ul>
        {ELIGIBILITY[rating].map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ul>
    </>
  );
}
