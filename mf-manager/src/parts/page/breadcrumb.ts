import type { Crumb } from '@portal/shared/ui';

/** The way from the section's own start to a page; the page itself is added by the frame. */
export const trail = (...crumbs: Crumb[]): Crumb[] => [{ label: '외식경영관리사', to: '/manager/info' }, ...crumbs];
