import type { DialogProps } from '@portal/shared/overlay';
import { Eligibility } from '../../parts/qualification/Eligibility.tsx';
import { TextPopup } from './TextPopup.tsx';

/** 응시 자격: eligibility for the exam, by grade. */
export default function EligibilityPopup(dialog: DialogProps) {
  return (
    <TextPopup title="응시 자격" {...dialog}>
      <h3>1급</h3>
      <Eligibility grade={1} />
      <h3>2급</h3>
      <Eligibility grade={2} />
    </TextPopup>
  );
}
