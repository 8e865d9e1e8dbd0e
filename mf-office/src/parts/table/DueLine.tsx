import { formatDeadline } from '@portal/shared/format';
import { Badge } from '@portal/shared/ui';

interface DueLineProps {
  /** Name of the deadline: 환불 기한. */
  name: string;
  row: { dueAt?: string | null | undefined; isOverdue?: boolean | undefined };
}

/** Deadline of a row, marked once it has passed; nothing without one. */
export const DueLine = ({ name, row: { dueAt, isOverdue } }: DueLineProps) =>
  dueAt ? (
    <div>
      {name} {formatDeadline(dueAt)} {isOverdue && <Badge tone="danger">기한 지남</Badge>}
    </div>
  ) : null;
