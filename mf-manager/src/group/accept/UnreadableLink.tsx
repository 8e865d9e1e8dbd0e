import { AssociationPhone, EmptyState } from '@portal/shared/ui';

/** Shown if the link has no code, or an invalid one. */
export const UnreadableLink = () => (
  <EmptyState title="초대 주소가 올바르지 않습니다.">
    받으신 문자의 주소를 다시 눌러주세요. 주소를 복사하셨다면 끝까지 복사되었는지 확인해주세요. 그래도 열리지 않으면
    초대한 회사에 다시 보내 달라고 하시거나 <AssociationPhone />로 전화해주세요.
  </EmptyState>
);
