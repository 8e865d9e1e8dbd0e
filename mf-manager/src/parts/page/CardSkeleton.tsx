import { Card, Skeleton } from '@portal/shared/ui';

/** Skeleton of a `SummaryCard`, as high as one. */
export const CardSkeleton = () => (
  <Card>
    <Skeleton lines={12} />
  </Card>
);
