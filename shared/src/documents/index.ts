export { CertificateSheet } from './CertificateSheet.tsx';
export { DocumentDialog } from './DocumentDialog.tsx';
export { DocumentItems } from './DocumentItems.tsx';
export { SavePdf } from './SavePdf.tsx';
