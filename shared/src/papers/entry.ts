import { association } from '../association/index.ts';
import type { PaperApplication } from './application.ts';
import { APPLY_TYPES } from './kind.ts';
import { fileNameOf, type EntryPaper } from './paper.ts';

/** Content of a paper's QR code; the former format with an older API, which does not return it. */
const codeOf = ({ kind, applicationNo, entryCode }: PaperApplication) =>
  entryCode || `HFA-${APPLY_TYPES[kind]}-${String(applicationNo).padStart(8, '0')}`;

const CODE_LABEL = '확인번호';

type Own = 'fileName' | 'issuer' | 'code' | 'codeLabel' | 'codeWords';

/** Paper for admission, with the association's name and a QR code. */
export function entryPaper(application: PaperApplication, paper: Omit<EntryPaper, Own>): EntryPaper {
  const { title, typeName, exam } = application;
  const code = codeOf(application);
  return {
    ...paper,
    // The two parts of an exam have the same title.
    fileName: fileNameOf(paper.title, exam ? `${title} ${typeName}` : title),
    issuer: association.legalName,
    code,
    codeLabel: CODE_LABEL,
    codeWords: `${CODE_LABEL} ${code}의 QR 코드`,
  };
}
