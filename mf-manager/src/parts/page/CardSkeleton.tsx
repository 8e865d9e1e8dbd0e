import { Card, Skeleton } from '@portal/shared/ui';

/** Stands for a card with `CardItems` while it loads, as high as one. */
export const CardSkeleton = () => (
  <Card>
    <Skeleton lines={9} />
  </Card>
);
