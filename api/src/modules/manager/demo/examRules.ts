/** What is the same in every exam of the demo: subjects, times, marks. Exams, their notices and the guide say it. */

export type Part = '필기' | '실기';

interface Subject {
  name: string;
  /** Minutes. */
  minutes: number;
  way: string;
}

export const SUBJECTS: Record<Part, readonly Subject[]> = {
  필기: [
    { name: '외식경영론', minutes: 25, way: '객관식 20문항' },
    { name: '식품위생 및 관련 법규', minutes: 25, way: '객관식 20문항' },
    { name: '원가·회계 실무', minutes: 25, way: '객관식 20문항' },
    { name: '서비스·인사관리', minutes: 25, way: '객관식 20문항' },
  ],
  실기: [
    { name: '매장 운영계획서 작성', minutes: 70, way: '서술형' },
    { name: '원가계산 및 메뉴 구성', minutes: 60, way: '서술형과 계산' },
    { name: '위생점검 실기', minutes: 50, way: '작업형' },
  ],
};

/** How long a part takes. */
export const minutesOf = (part: Part) => SUBJECTS[part].reduce((sum, { minutes }) => sum + minutes, 0);

/** Doors close so many minutes before the start. */
export const ENTRY_MINUTES = 20;

export const PASS_MARK = '100점 만점에 전 과목 평균 60점 이상, 과목별 40점 이상을 합격으로 합니다.';
export const CERTIFICATE_FEE = 15_000;

/** Fees, won: what an exam of the catalogue costs. */
export const feeOf = (grade: 1 | 2, part: Part) => (part === '실기' ? 60_000 : grade === 1 ? 50_000 : 40_000);

/** Any one of these, beside the completed course of the grade. */
export const CONDITIONS: Record<1 | 2, readonly string[]> = {
  1: [
    '외식업 분야에서 5년 이상 일한 분',
    '관련 학과에서 85학점 이상 또는 5학기 이상을 이수한 분',
    '2급 자격증을 받은 뒤 2년 이상 일한 분',
  ],
  2: ['외식업 분야에서 6개월 이상 일한 분', '대학에서 15학점 이상 또는 1학기 이상을 이수한 분'],
};

export const TO_BRING: readonly string[] = ['수험표', '신분증', '검은색 볼펜', '컴퓨터용 사인펜'];
