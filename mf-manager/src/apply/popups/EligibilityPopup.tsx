import { Eligibility } from '../../parts/qualification/Eligibility.tsx';
import { TextPopup, type PopupProps } from './TextPopup.tsx';

export default function EligibilityPopup(popup: PopupProps) {
  return (
    <TextPopup title="응시 자격" {...popup}>
      <h3>1급</h3>
      <Eligibility rating={1} />
      <h3>2급</h3>
      <Eligibility rating={2} />
    </TextPopup>
  );
}
