import type { Stories } from '../../gallery/stories.ts';
import { AssociationPhone } from '../content/AssociationPhone.tsx';
import { Callout } from './Callout.tsx';

export default { component: Callout, subcomponents: { AssociationPhone } } satisfies Stories;

export const Neutral = () => (
  <Callout tone="neutral" title="문의">
    평일 09:00 ~ 18:00에 <AssociationPhone />로 전화해주세요.
  </Callout>
);

export const Info = () => <Callout title="공인자격이 아닙니다">등록된 민간자격입니다.</Callout>;

export const Success = () => (
  <Callout tone="success" title="신청을 마쳤습니다.">
    신청 번호는 2026-000123입니다.
  </Callout>
);

export const Warning = () => (
  <Callout tone="warning" title="입금을 기다리고 있습니다.">
    2026.11.25 (수) 23:59까지 입금하지 않으시면 신청이 취소됩니다.
  </Callout>
);

export const Danger = () => (
  <Callout tone="danger" title="결제하지 못했습니다.">
    카드사의 승인을 받지 못했습니다. 다른 카드로 다시 결제해주세요.
  </Callout>
);

export const OnlyTitle = () => <Callout title="오늘은 접수 마지막 날입니다." />;

export const OnlyText = () => <Callout>{'교육은 수료일부터 2년 동안 인정됩니다. '.repeat(10)}</Callout>;
