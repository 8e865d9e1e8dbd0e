import { association } from '../association/index.ts';
import { verifyPath } from '../section/paths.ts';
import { formatSeoul } from '../time/index.ts';
import { fileNameOf, type ProvenPaper } from './paper.ts';

interface Proven extends Pick<ProvenPaper, 'title' | 'headline' | 'items' | 'statement' | 'note'> {
  /** Title in a sentence with its particle: `자격증이`. */
  asSubject: string;
  /** Subject in the file name, in addition to the title. */
  about: string;
  number: string;
  issuedAt: string;
}

/** `2026년 11월 10일`. */
export const issueDay = (issuedAt: string): string => formatSeoul(issuedAt, 'YYYY년 M월 D일');

/** Numbered paper of the association; `origin` is the site of its verification. */
export function provenPaper({ asSubject, about, number, issuedAt, ...paper }: Proven, origin: string): ProvenPaper {
  const { legalName, representative, name } = association;
  return {
    ...paper,
    fileName: fileNameOf(paper.title, about),
    numberLine: `제 ${number} 호`,
    issuedOn: issueDay(issuedAt),
    issuer: `${legalName} ${representative.title} ${representative.name}`,
    seal: `${name}장인`,
    address: new URL(verifyPath(number), origin).href,
    codeWords: '진위확인으로 가는 QR 코드',
    check: `QR 코드를 찍거나 ${new URL(origin).host}의 자격증 진위확인에서 번호를 입력하면 이 ${asSubject} 유효한지 확인할 수 있습니다.`,
  };
}
