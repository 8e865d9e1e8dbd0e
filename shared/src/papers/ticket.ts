import { formatBirth, formatDate } from '../format/index.ts';
import { roundOf, type PaperApplication } from './application.ts';
import { entryPaper } from './entry.ts';
import type { EntryPaper } from './paper.ts';
import { refundItems } from './refundPeriods.ts';
import { addressLine, arrivalTime, formatSpan } from './schedule.ts';

/** Items to bring to an exam. */
export const TICKET_NEEDS = ['수험표', '신분증', '검정 볼펜', '컴퓨터용 사인펜'] as const;
const NOTES = [
  `${TICKET_NEEDS.join(', ')}을 꼭 가져오세요.`,
  '시험 시작 20분 전까지 입실해주세요.',
  '시험 중에는 휴대폰을 비롯한 전자기기를 쓸 수 없습니다.',
  '부정행위를 하면 5년 동안 응시할 수 없습니다.',
];

const NO_PHOTO = ['사진 없음', '반명함 사진을 붙여 오세요.'];

/** Admission ticket of an exam. */
export function ticketPaper(application: PaperApplication): EntryPaper {
  const { applicant, exam, terms, grade, typeName, title, time } = application;
  return entryPaper(application, {
    title: '수험표',
    subject: title,
    identity: {
      photo: applicant.photo ?? '',
      photoAlt: `${applicant.name} 응시자 사진`,
      missing: NO_PHOTO,
      items: [
        ...(exam ? [{ term: '연도·회차', description: roundOf(exam) }] : []),
        { term: '수험번호', description: applicant.examNumber ?? '', emphasis: 'number' },
        { term: '급수·과목', description: `${grade}급 ${typeName}` },
        { term: '한글 이름', description: applicant.name },
        { term: '영문 이름', description: applicant.enName || '없음' },
        { term: '생년월일', description: formatBirth(applicant.userBirth) },
      ],
    },
    items: [
      { term: '시험 일시', description: formatSpan(application) },
      { term: '입실 시각', description: `${arrivalTime(time)}까지` },
      { term: '시험 장소', description: addressLine(application) },
      ...(exam ? [{ term: '합격자 발표', description: `${formatDate(exam.passDate)} ${exam.passTime}` }] : []),
      ...refundItems(terms),
    ],
    notes: { title: '응시자 유의 사항', items: NOTES },
  });
}
