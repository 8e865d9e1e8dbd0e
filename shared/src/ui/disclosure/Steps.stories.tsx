import type { Stories } from '../../gallery/stories.ts';
import { Steps } from './Steps.tsx';

export default { component: Steps } satisfies Stories;

const STEPS = ['약관 동의', '본인 확인', '정보 입력', '가입 완료'];

export const First = () => <Steps steps={STEPS} current={0} />;

export const Middle = () => <Steps steps={STEPS} current={2} />;

export const Last = () => <Steps steps={STEPS} current={3} />;

export const LongText = () => (
  <Steps steps={['교육 일정과 장소 고르기', '신청자 정보와 환불 계좌 입력', '수강료 결제', '신청 완료']} current={1} />
);
