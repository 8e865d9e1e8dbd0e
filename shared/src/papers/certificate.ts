import { association, qualification } from '../association/index.ts';
import type { CertificateDocument } from '../contract/manager/index.ts';
import { formatBirth } from '../format/index.ts';
import { verifyPath } from '../section/paths.ts';
import { formatSeoul } from '../time/index.ts';
import { fileNameOf, type CertificatePaper } from './paper.ts';

/** A certificate, as it hangs on the wall; `origin` is the site on which anyone checks it. */
export function certificatePaper(certificate: CertificateDocument, origin: string): CertificatePaper {
  const { number, rating, name, userBirth, issuedAt } = certificate;
  const earned = `${qualification.name} ${rating}급`;
  const issuedOn = formatSeoul(issuedAt, 'YYYY년 M월 D일');
  const { legalName, representative } = association;
  return {
    title: '자격증',
    fileName: fileNameOf('자격증', earned),
    numberLine: `제 ${number} 호`,
    qualification: earned,
    items: [
      { term: '이름', description: name, emphasis: 'name' },
      ...(userBirth ? [{ term: '생년월일', description: formatBirth(userBirth) }] : []),
      { term: '자격 종목', description: earned },
      { term: '자격증 번호', description: number },
      { term: '발급일', description: issuedOn },
    ],
    statement: `위 사람은 ${legalName}가 시행한 ${earned} 자격검정에 합격하였으므로 이 자격증을 드립니다.`,
    issuedOn,
    issuer: `${legalName} ${representative.title} ${representative.name}`,
    seal: `${association.name}장인`,
    address: new URL(verifyPath(number), origin).href,
    codeWords: '진위확인으로 가는 QR 코드',
    check: `QR 코드를 찍거나 ${new URL(origin).host}의 자격증 진위확인에서 번호를 입력하면 이 자격증이 유효한지 확인할 수 있습니다.`,
    registration: `${qualification.kind} · ${qualification.notice}. ${qualification.statement}`,
  };
}
