import { Card, Skeleton } from '@portal/shared/ui';

/** Skeleton of a card with `CardItems`, as high as one. */
export const CardSkeleton = () => (
  <Card>
    <Skeleton lines={9} />
  </Card>
);
