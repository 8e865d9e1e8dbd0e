import type { Crumb } from '@portal/shared/ui';

/** Breadcrumb from the section's first page; the page itself is added by `Page`. */
export const breadcrumb = (...crumbs: Crumb[]): Crumb[] => [
  { label: '외식경영관리사', to: '/manager/info' },
  ...crumbs,
];
