import type { SecondLook } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { Badge } from '@portal/shared/ui';

/** Marks a row over the limit that a first employee has requested. */
export function SecondLookBadge({ look }: { look: SecondLook }) {
  if (!look) return null;
  return (
    <div>
      <Badge tone="warning">{look.isOwn ? '다른 직원 확인 대기' : '확인해주세요'}</Badge> {look.askedBy} 요청,{' '}
      {formatDateTime(look.askedAt)}
    </div>
  );
}
