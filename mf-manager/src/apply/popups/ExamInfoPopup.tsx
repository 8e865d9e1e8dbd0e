import type { DialogProps } from '@portal/shared/overlay';
import { TextPopup } from './TextPopup.tsx';

/** 시험 안내: rules of the exam. */
export default function ExamInfoPopup(dialog: DialogProps) {
  return (
    <TextPopup title="시험 안내" {...dialog}>
      <ul>
        <li>협회의 교육을 수료하신 분만 신청하실 수 있습니다.</li>
        <li>시험 문제의 정답과 채점 기준은 공개하지 않습니다.</li>
        <li>부정행위를 하면 그 시험을 무효로 하고 3년 동안 응시 자격을 정지하며, 경찰에 수사를 의뢰합니다.</li>
        <li>접수한 뒤에는 시험 일정을 바꿀 수 없습니다.</li>
        <li>답안은 컴퓨터용 사인펜으로만 작성합니다. 다른 필기구로 작성한 답안은 0점으로 처리합니다.</li>
      </ul>
    </TextPopup>
  );
}
