import type { Stories } from '../../gallery/stories.ts';
import { RadioGroup } from './RadioGroup.tsx';

export default {
  component: RadioGroup,
  parameters: {
    keys: [
      { key: 'Tab', does: '고른 항목으로, 없으면 첫 항목으로 옵니다.' },
      { key: '↑ ↓ ← →', does: '앞이나 뒤의 항목을 고릅니다.' },
      { key: 'Space', does: '초점이 있는 항목을 고릅니다.' },
    ],
  },
} satisfies Stories;

const PAYMENTS = [
  { value: 'card', label: '신용카드' },
  { value: 'transfer', label: '계좌이체' },
  { value: 'vbank', label: '가상계좌' },
];
const SEATS = [
  { value: 1, label: '서울 교육장', description: '2026.12.05 (토) 09:00, 남은 자리 12명' },
  { value: 2, label: '부산 교육장', description: '2026.12.12 (토) 09:00, 남은 자리 없음', disabled: true },
  {
    value: 3,
    label: '대구 교육장',
    description: '2026.12.19 (토) 09:00, 대구광역시 동구 동대구로 550 한빛외식업협회 대구경북지회 3층 제2강의실',
  },
];

export const Unchosen = () => <RadioGroup name="payment" legend="결제 방법" required options={PAYMENTS} />;

export const Inline = () => (
  <RadioGroup name="payment" legend="결제 방법" options={PAYMENTS} defaultValue="card" inline />
);

export const WithDescriptions = () => (
  <RadioGroup
    name="seat"
    legend="교육 장소"
    hint="신청하신 뒤에는 바꿀 수 없습니다."
    options={SEATS}
    defaultValue={1}
  />
);

export const Disabled = () => (
  <RadioGroup name="payment" legend="결제 방법" options={PAYMENTS} defaultValue="vbank" disabled />
);

export const Wrong = () => (
  <RadioGroup name="payment" legend="결제 방법" required options={PAYMENTS} error="결제 방법을 선택해주세요." />
);
