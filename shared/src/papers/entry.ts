import { association } from '../association/index.ts';
import type { PaperApplication } from './application.ts';
import { APPLY_TYPES } from './kind.ts';
import { fileNameOf, type EntryPaper } from './paper.ts';

/** What the QR code of a paper says. */
const codeOf = ({ kind, applicationNo }: PaperApplication) =>
  `HFA-${APPLY_TYPES[kind]}-${String(applicationNo).padStart(8, '0')}`;

/** A paper that is shown at the door, of the association and with its code. */
export const entryPaper = (
  application: PaperApplication,
  paper: Omit<EntryPaper, 'fileName' | 'issuer' | 'code' | 'codeLabel'>,
): EntryPaper => ({
  ...paper,
  // An exam's two parts have the same title.
  fileName: fileNameOf(paper.title, [application.title, ...(application.exam ? [application.typeName] : [])].join(' ')),
  issuer: association.legalName,
  codeLabel: '확인번호',
  code: codeOf(application),
});
