import { formatBirth } from '../format/index.ts';
import type { PaperApplication } from './application.ts';
import { entryPaper } from './entry.ts';
import { KIND_NAMES } from './kind.ts';
import type { EntryPaper } from './paper.ts';
import { refundItems } from './refundPeriods.ts';
import { addressLine, arrivalTime, formatSpan } from './schedule.ts';

const CHECK = '수강증에 적힌 내용이 맞는지 확인해주세요.';
const IN_PERSON = '신분을 속이거나 다른 사람이 대신 참석하면 수강이 제한될 수 있습니다.';
const IN_PERSON_EXAM = '신분을 속이거나 다른 사람이 대신 응시하면 응시가 제한될 수 있습니다.';
/** Items to bring to a classroom. */
export const SLIP_NEEDS = ['신분증', '수강증'] as const;
const notesOf = (inPerson: string) => [
  CHECK,
  inPerson,
  '신분증과 이 수강증을 꼭 가져오세요.',
  '시작 20분 전까지 도착해주세요.',
];
const NOTES = { education: notesOf(IN_PERSON), exam: notesOf(IN_PERSON_EXAM) };
/** Notes without a time of arrival, for an online course. */
const NOTES_ONLINE = [
  CHECK,
  IN_PERSON,
  '시작 일시부터 신청 상세의 학습실에서 수강하실 수 있습니다.',
  '수강을 시작한 날부터 1개월 안에, 같은 해가 끝나기 전에 마쳐주세요.',
];

/** Attendance slip of a course or an exam. */
export function slipPaper(application: PaperApplication): EntryPaper {
  const { applicant, grade, typeName, time, terms, title } = application;
  const word = KIND_NAMES[application.kind];
  const isOnline = application.format === 'online';
  const when = formatSpan(application);
  return entryPaper(application, {
    title: `${word} 수강증`,
    subject: `${title} (${grade}급)`,
    identity: null,
    items: [
      { term: `${word}명`, description: title },
      { term: '급수', description: `${grade}급 (${typeName})` },
      { term: '이름', description: applicant.name },
      { term: '생년월일', description: formatBirth(applicant.userBirth) },
      { term: '우편번호', description: applicant.postCode },
      { term: '주소', description: addressLine(applicant) },
      {
        term: `${word} 일시`,
        description: isOnline ? `${when}부터` : `${when} (${arrivalTime(time)}까지 도착)`,
      },
      { term: `${word} 장소`, description: addressLine(application) },
      ...refundItems(terms),
      ...(applicant.needsHelp === null
        ? []
        : [{ term: '편의 제공', description: applicant.needsHelp ? '필요함' : '해당 없음' }]),
      { term: '요청 사항', description: applicant.memo || '없음' },
    ],
    notes: { title: '참석하시는 분께', items: isOnline ? NOTES_ONLINE : NOTES[application.kind] },
  });
}
