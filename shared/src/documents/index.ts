export { CertificateSheet } from './CertificateSheet.tsx';
export { DocumentDialog } from './DocumentDialog.tsx';
export { DocumentItems } from './DocumentItems.tsx';
export { FetchProgress } from './FetchProgress.tsx';
export { ProvenSheet } from './ProvenSheet.tsx';
export { SavePdf } from './SavePdf.tsx';
export { StoredFiles } from './StoredFiles.tsx';
export { canPrintAndSave, saveFile } from './saveFile.ts';
