import { Download } from 'lucide-react';
import { BUTTON_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { Actions } from '../field/Form.tsx';
import { Button } from './Button.tsx';

export default {
  component: Button,
  parameters: {
    keys: [...BUTTON_KEYS, { key: 'Enter, Space (처리 중)', does: '초점은 그대로 있고, 다시 눌리지 않습니다.' }],
  },
} satisfies Stories;

export const Variants = () => (
  <Actions>
    <Button>신청하기</Button>
    <Button variant="secondary">목록</Button>
    <Button variant="danger">신청 취소</Button>
    <Button variant="plain">신고</Button>
  </Actions>
);

export const Sizes = () => (
  <Actions>
    <Button size="large">결제하기</Button>
    <Button>결제하기</Button>
    <Button size="small">결제하기</Button>
  </Actions>
);

export const Disabled = () => (
  <Actions>
    <Button disabled>신청하기</Button>
    <Button disabled variant="secondary">
      목록
    </Button>
    <Button disabled variant="danger">
      신청 취소
    </Button>
    <Button disabled variant="plain">
      신고
    </Button>
  </Actions>
);

export const Busy = () => (
  <Actions>
    <Button busy>신청하기</Button>
    <Button busy variant="secondary" icon={<Download />}>
      내려받기
    </Button>
    <Button busy variant="danger">
      신청 취소
    </Button>
    <Button busy variant="plain" size="small">
      신고
    </Button>
  </Actions>
);

export const WithIcon = () => <Button icon={<Download />}>교육 자료 내려받기</Button>;

export const WholeWidth = () => <Button block>로그인</Button>;

export const LongText = () => (
  <Button>외식경영관리사 2급 자격검정 필기시험과 실기시험을 한꺼번에 신청하고 응시료를 결제하러 가기</Button>
);
