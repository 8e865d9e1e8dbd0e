import { association } from '../association/index.ts';
import { formatBirth, formatDate } from '../format/index.ts';
import type { ProvenPaper } from './paper.ts';
import { provenPaper } from './proven.ts';

/** Completion with its holder. */
interface HygieneDocument {
  number: string;
  courseName: string;
  /** `YYYY-MM-DD`. */
  completedOn: string;
  provider: string;
  business: string;
  name: string;
  userBirth: string;
}

/** 위생교육 수료증; `origin` is the site of its verification. */
export function hygienePaper(document: HygieneDocument, origin: string): ProvenPaper {
  const { number, courseName, completedOn, provider, business, name, userBirth } = document;
  return provenPaper(
    {
      title: '위생교육 수료증',
      asSubject: '수료증이',
      about: completedOn,
      number: number.replace(/^제\s*|\s*호$/g, ''),
      issuedAt: `${completedOn}T00:00:00+09:00`,
      headline: '식품위생교육',
      items: [
        { term: '이름', description: name, emphasis: 'name' },
        ...(userBirth ? [{ term: '생년월일', description: formatBirth(userBirth) }] : []),
        ...(business ? [{ term: '업소', description: business }] : []),
        { term: '교육 구분', description: courseName },
        { term: '교육일', description: formatDate(completedOn) },
        ...(provider ? [{ term: '교육 기관', description: provider }] : []),
        { term: '수료증 번호', description: number },
      ],
      statement: '위 사람은 「식품위생법」 제41조에 따른 식품위생교육을 마쳤으므로 이 수료증을 드립니다.',
      note: `${association.legalName}가 교육장에서 받은 이수 기록으로 발급합니다. 영업신고와 점검 때 보여주실 수 있습니다.`,
    },
    origin,
  );
}
