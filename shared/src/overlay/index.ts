export type { DialogProps } from './DialogProps.ts';
export { OverlayHost } from './host.tsx';
export { alert, confirm, type ConfirmWords } from './messages.tsx';
export { openModal } from './open.ts';
export { openDialog } from './openDialog.ts';
