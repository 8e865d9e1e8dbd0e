import { ButtonLink, EmptyState } from '@portal/shared/ui';

/** The address names something that is not there, or not this member's. */
export function Missing({ list }: { list: { label: string; to: string } }) {
  return (
    <EmptyState
      title="찾으시는 내용이 없습니다."
      action={
        <ButtonLink variant="secondary" to={list.to}>
          {list.label}
        </ButtonLink>
      }
    >
      주소가 바뀌었거나 삭제된 내용일 수 있습니다. 목록에서 다시 선택해 주세요.
    </EmptyState>
  );
}
