import { BUTTON_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { Accordion } from './Accordion.tsx';

export default {
  component: Accordion,
  parameters: {
    keys: [
      ...BUTTON_KEYS.slice(0, 1),
      { key: 'Enter, Space', does: '펼치거나 접습니다.' },
      { key: '↑ ↓', does: '앞이나 뒤의 제목으로 갑니다.' },
      { key: 'Home, End', does: '첫 제목이나 마지막 제목으로 갑니다.' },
    ],
  },
} satisfies Stories;

const ITEMS = [
  {
    value: 'apply',
    title: '시험 신청은 어떻게 하나요?',
    content: <p>로그인하신 뒤 ‘시험 신청’에서 시험을 고르고 응시료를 결제하시면 됩니다.</p>,
  },
  {
    value: 'refund',
    title: '응시료는 언제까지 전액을 돌려받을 수 있나요?',
    content: <p>접수 기간 안에 취소하시면 전액을 돌려드립니다.</p>,
  },
  {
    value: 'long',
    title:
      '교육을 이미 들었는데 시험에 떨어진 경우, 다음 회차 시험을 볼 때 교육을 처음부터 다시 들어야 하는지 궁금합니다.',
    content: <p>{'교육은 수료일부터 2년 동안 인정됩니다. '.repeat(12)}</p>,
  },
];

export const Closed = () => <Accordion items={ITEMS} />;

export const Open = () => <Accordion items={ITEMS} defaultOpen={['apply', 'long']} />;
