import { formatCount } from '@portal/shared/format';
import { Badge } from '@portal/shared/ui';
import type { Offering } from '../kind/kinds.ts';

/** Queue length next to the seats in a list; nothing for an empty queue. */
export function LineMark({ offering: { line } }: { offering: Pick<Offering, 'line'> }) {
  if (!line || line.waiting + line.offered === 0) return null;
  return (
    <div>
      <Badge tone="info">대기 {formatCount(line.waiting)}명</Badge>
    </div>
  );
}
