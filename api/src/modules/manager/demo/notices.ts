import { association } from '@portal/shared/association';
import { addDays, seoulDay, seoulInstant } from '@portal/shared/time';
import { VENUES } from './venues.ts';

/** Exam notices of the past three years, each about another round, venue or rule. */

const SUBJECTS: readonly ((
  round: number,
  year: number,
  city: string,
) => { title: string; summary: string; text: string })[] = [
  (round, year) => ({
    title: `${year}년 제${round}회 외식경영관리사 자격시험 시행 공고`,
    summary: '시험 일정과 응시 자격, 접수 방법을 안내합니다.',
    text: `제${round}회 시험의 원서는 누리집에서만 접수합니다. 응시하려는 급수의 교육과정을 먼저 수료해 주십시오.`,
  }),
  (round, year, city) => ({
    title: `${year}년 제${round}회 ${city} 시험장 좌석 배치 안내`,
    summary: `${city} 시험장의 입실 시각과 좌석 배치를 확인하십시오.`,
    text: `${city} 시험장은 시작 20분 전에 문을 닫습니다. 좌석은 수험번호 순이며 시험 당일 입구에 게시합니다.`,
  }),
  (round, year) => ({
    title: `${year}년 제${round}회 필기시험 합격자 발표`,
    summary: '합격 여부는 로그인 후 확인할 수 있습니다.',
    text: '발표 시각 이후 합격자 조회 화면에서 확인하십시오. 채점 기준과 답안은 공개하지 않습니다.',
  }),
  (round, year, city) => ({
    title: `${city} 지역 제${round}회 실기시험 준비물 안내`,
    summary: `${year}년 실기시험에 필요한 준비물입니다.`,
    text: '신분증, 수험표, 검은색 볼펜, 컴퓨터용 사인펜을 지참하십시오. 전자기기는 반입할 수 없습니다.',
  }),
  (round, year) => ({
    title: `${year}년 제${round}회 시험 환불 기준 안내`,
    summary: '취소 시점에 따른 환불 비율을 안내합니다.',
    text: '시험 전날까지 취소하면 전액, 당일 취소하면 80%를 환불합니다. 결시한 경우에는 환불하지 않습니다.',
  }),
  (round, year, city) => ({
    title: `${city} 시험장 교통 통제에 따른 입실 시각 변경`,
    summary: `${year}년 제${round}회 ${city} 응시자는 반드시 확인하십시오.`,
    text: '인근 도로 통제로 대중교통 이용을 권합니다. 입실 마감은 10분 늦추되 시험 시각은 바뀌지 않습니다.',
  }),
  (round, year) => ({
    title: `${year}년 개정 식품위생법 출제 범위 안내`,
    summary: `제${round}회 시험부터 개정 법령이 적용됩니다.`,
    text: '시험일 현재 시행 중인 법령을 기준으로 출제합니다. 교육 교재의 개정판은 자료실에서 내려받을 수 있습니다.',
  }),
  (round, year, city) => ({
    title: `장애인 응시자 편의 제공 안내 (${city} 제${round}회)`,
    summary: `${year}년 시험의 편의 제공 신청 방법입니다.`,
    text: '시험 시간 연장, 확대 문제지, 휠체어 좌석을 제공합니다. 원서의 메모란에 필요한 사항을 적어 주십시오.',
  }),
  (round, year) => ({
    title: `${year}년 제${round}회 부정행위자 처리 결과`,
    summary: '부정행위는 3년간 응시 자격이 정지됩니다.',
    text: '해당 시험을 무효로 하고 관련 기관에 통보하였습니다. 공정한 시험을 위해 협조를 부탁드립니다.',
  }),
];

const NOTICES = 40;
const DAYS_BETWEEN = 24;
const PINNED = 2;

export function examNotices(now: Date) {
  const today = seoulDay(now);
  return Array.from({ length: NOTICES }, (_, index) => {
    const day = addDays(today, -3 - index * DAYS_BETWEEN);
    const subject = SUBJECTS[index % SUBJECTS.length];
    const { title, summary, text } = subject?.(
      Math.ceil(Number(day.slice(5, 7)) / 2),
      Number(day.slice(0, 4)),
      VENUES[(index * 3) % VENUES.length]?.city ?? '서울',
    ) ?? { title: '', summary: '', text: '' };
    return {
      title,
      summary,
      writer: '자격검정팀',
      published_at: seoulInstant(day, '09:30'),
      view_cnt: 120 + ((index * 137) % 900),
      is_top: index < PINNED,
      content: `<h3>안내</h3><p>${text}</p><p>문의: 자격검정팀 ${association.phone} (${association.officeHours})</p>`,
    };
  });
}
