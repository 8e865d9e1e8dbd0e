import type { Stories } from '../../gallery/stories.ts';
import { Actions } from '../field/Form.tsx';
import { Badge } from './Badge.tsx';

export default { component: Badge } satisfies Stories;

export const Tones = () => (
  <Actions>
    <Badge>마감</Badge>
    <Badge tone="info">접수 예정</Badge>
    <Badge tone="success">접수 중</Badge>
    <Badge tone="warning">입금 대기</Badge>
    <Badge tone="danger">취소됨</Badge>
  </Actions>
);

export const LongText = () => <Badge tone="warning">입금 기한이 지나 자동으로 취소될 예정인 신청</Badge>;
