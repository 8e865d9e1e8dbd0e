export type { DialogProps } from './DialogProps.ts';
export { OverlayHost } from './host.tsx';
export { alert, alertOffering, confirm } from './messages.tsx';
export { openOverlay } from './open.ts';
export { openDialog } from './openDialog.ts';
export { configureOverlayReports } from './reports.ts';
export { useScrollLock } from './useScrollLock.ts';
