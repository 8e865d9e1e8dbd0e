import type { Stories } from '../../gallery/stories.ts';
import { Skeleton } from './Skeleton.tsx';

export default { component: Skeleton } satisfies Stories;

export const Line = () => <Skeleton />;

export const Lines = () => <Skeleton lines={4} />;

export const Picture = () => <Skeleton width="12rem" height="9rem" />;
