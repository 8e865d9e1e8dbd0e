import { TextPopup, type PopupProps } from './TextPopup.tsx';

export default function EligibilityPopup(popup: PopupProps) {
  return (
    <TextPopup title="응시 자격" {...popup}>
      <h3>1급</h3>
      <p>1급 교육 과정을 수료하고, 다음 가운데 하나에 해당하는 분</p>
      <ul>
        <li>외식업 분야에서 5년 이상 일하신 분</li>
        <li>관련 학과에서 85학점 이상 또는 5학기 이상을 이수하신 분</li>
        <li>2급 자격증을 받은 뒤 2년 이상 일하신 분</li>
      </ul>
      <h3>2급</h3>
      <p>2급 교육 과정을 수료하고, 다음 가운데 하나에 해당하는 분</p>
      <ul>
        <li>외식업 분야에서 6개월 이상 일하신 분</li>
        <li>대학에서 15학점 이상 또는 1학기 이상을 이수하신 분</li>
      </ul>
    </TextPopup>
  );
}
