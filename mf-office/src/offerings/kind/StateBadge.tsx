import { Badge } from '@portal/shared/ui';
import { DRAFT_NAME } from '../../parts/form/draft.ts';
import type { Offering } from './kinds.ts';

/** Where a course or an exam stands: a draft stands nowhere for visitors, whatever its days say. */
export const StateBadge = ({
  offering: { isDraft, statusName },
}: {
  offering: Pick<Offering, 'isDraft' | 'statusName'>;
}) => (isDraft ? <Badge tone="warning">{DRAFT_NAME}</Badge> : <Badge>{statusName}</Badge>);
