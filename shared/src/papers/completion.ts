import { association, qualification } from '../association/index.ts';
import type { CompletionDocument } from '../contract/manager/index.ts';
import { formatBirth, formatDate } from '../format/index.ts';
import { educationTypeName } from './application.ts';
import type { ProvenPaper } from './paper.ts';
import { issueDay, provenPaper } from './proven.ts';

/** 수료증: proof that a course was completed; `origin` is the site of its verification. */
export function completionPaper(completion: CompletionDocument, origin: string): ProvenPaper {
  const { number, title, rating, name, userBirth, eduDate, issuedAt } = completion;
  return provenPaper(
    {
      title: '수료증',
      asSubject: '수료증이',
      about: title,
      number,
      issuedAt,
      headline: title,
      items: [
        { term: '이름', description: name, emphasis: 'name' },
        ...(userBirth ? [{ term: '생년월일', description: formatBirth(userBirth) }] : []),
        { term: '급수', description: `${rating}급 (${educationTypeName(completion.eduType)})` },
        { term: '교육일', description: formatDate(eduDate) },
        { term: '수료증 번호', description: number },
        { term: '발급일', description: issueDay(issuedAt) },
      ],
      statement: `위 사람은 ${association.legalName}가 실시한 위 교육 과정을 마쳤으므로 이 수료증을 드립니다.`,
      note: `이 수료증은 자격증이 아닙니다. ${qualification.statement}`,
    },
    origin,
  );
}
