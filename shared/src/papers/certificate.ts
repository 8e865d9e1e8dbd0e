import { association, qualification } from '../association/index.ts';
import type { CertificateDocument } from '../contract/manager/index.ts';
import { formatBirth } from '../format/index.ts';
import type { ProvenPaper } from './paper.ts';
import { issueDay, provenPaper } from './proven.ts';

/** Certificate for the wall; `origin` is the site of its verification. */
export function certificatePaper(certificate: CertificateDocument, origin: string): ProvenPaper {
  const { number, rating, name, userBirth, issuedAt } = certificate;
  const earned = `${qualification.name} ${rating}급`;
  return provenPaper(
    {
      title: '자격증',
      asSubject: '자격증이',
      about: earned,
      number,
      issuedAt,
      headline: earned,
      items: [
        { term: '이름', description: name, emphasis: 'name' },
        ...(userBirth ? [{ term: '생년월일', description: formatBirth(userBirth) }] : []),
        { term: '자격 종목', description: earned },
        { term: '자격증 번호', description: number },
        { term: '발급일', description: issueDay(issuedAt) },
      ],
      statement: `위 사람은 ${association.legalName}가 시행한 ${earned} 자격검정에 합격하였으므로 이 자격증을 드립니다.`,
      note: `${qualification.kind} · ${qualification.notice}. ${qualification.statement}`,
    },
    origin,
  );
}
