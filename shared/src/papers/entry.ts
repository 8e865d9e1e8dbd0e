import { association } from '../association/index.ts';
import type { PaperApplication } from './application.ts';
import { APPLY_TYPES } from './kind.ts';
import { fileNameOf, type EntryPaper } from './paper.ts';

/** Content of a paper's QR code; the former format with an older API, which does not return it. */
const codeOf = ({ kind, applicationNo, entryCode }: PaperApplication) =>
  entryCode || `HFA-${APPLY_TYPES[kind]}-${String(applicationNo).padStart(8, '0')}`;

const CODE_LABEL = '확인번호';

const AT_THE_DOOR = '휴대폰으로 이 화면이나 저장한 PDF를 입구에서 보여주셔도 되고, 인쇄해서 가져오셔도 됩니다.';
const ONLINE = '온라인교육은 오실 곳이 없습니다. 수강 신청을 증명하실 때 저장하거나 인쇄해서 쓰실 수 있습니다.';

type Own = 'fileName' | 'hint' | 'issuer' | 'code' | 'codeLabel' | 'codeWords';

/** Paper for admission, with the association's name and a QR code. */
export function entryPaper(application: PaperApplication, paper: Omit<EntryPaper, Own>): EntryPaper {
  const { title, format } = application;
  const code = codeOf(application);
  return {
    ...paper,
    fileName: fileNameOf(paper.title, title),
    hint: format === 'online' ? ONLINE : AT_THE_DOOR,
    issuer: association.legalName,
    code,
    codeLabel: CODE_LABEL,
    codeWords: `${CODE_LABEL} ${code}의 QR 코드`,
  };
}
