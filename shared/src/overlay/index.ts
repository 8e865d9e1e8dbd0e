export { alert, confirm, openModal, type ConfirmWords, type ModalProps } from './open.ts';
export { OverlayHost } from './host.tsx';
