import type { Stories } from '../../gallery/stories.ts';
import { Checkbox } from './Checkbox.tsx';

export default {
  component: Checkbox,
  parameters: {
    keys: [
      { key: 'Tab', does: '상자로 옵니다.' },
      { key: 'Space', does: '표시하거나 지웁니다.' },
    ],
  },
} satisfies Stories;

const LABEL = '이용약관에 동의합니다.';

export const Unchecked = () => <Checkbox label={LABEL} />;

export const Checked = () => <Checkbox label={LABEL} defaultChecked />;

export const Disabled = () => (
  <>
    <Checkbox label={LABEL} disabled />
    <Checkbox label={LABEL} disabled defaultChecked />
  </>
);

export const WithHint = () => (
  <Checkbox label="행사와 교육 소식을 받겠습니다." optional hint="언제든지 내 정보에서 그만둘 수 있습니다." />
);

export const Wrong = () => <Checkbox label={LABEL} error="이용약관에 동의해주세요." />;

export const LongText = () => (
  <Checkbox
    label="본인은 신청서에 적은 내용이 사실과 다름없음을 확인하며, 사실과 다를 때에는 합격이 취소될 수 있음을 이해하고 이에 동의합니다."
    hint="자격검정 규정 제12조에 따른 확인입니다."
  />
);
