import { Badge } from '@portal/shared/ui';
import { DRAFT_NAME } from '../../parts/form/draft.ts';
import type { Offering } from './kinds.ts';

/** Status of a course or exam. A draft is marked as one, since visitors do not see it on any day. */
export const StateBadge = ({
  offering: { isDraft, statusName },
}: {
  offering: Pick<Offering, 'isDraft' | 'statusName'>;
}) => (isDraft ? <Badge tone="warning">{DRAFT_NAME}</Badge> : <Badge>{statusName}</Badge>);
