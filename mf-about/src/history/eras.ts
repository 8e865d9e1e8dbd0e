interface Milestone {
  /** Month, 1 to 12. */
  month: number;
  text: string;
}

export interface YearOfHistory {
  year: number;
  milestones: readonly Milestone[];
}

export interface Era {
  title: string;
  summary: string;
  years: readonly YearOfHistory[];
}

/** The association's history, the newest first. */
export const ERAS: readonly Era[] = [
  {
    title: '2021 – 현재: 배움과 신청을 한곳에서',
    summary: '민간자격을 등록하고, 교육과 시험의 모든 절차를 누리집으로 옮겼습니다.',
    years: [
      {
        year: 2026,
        milestones: [
          { month: 9, text: '회원 누리집을 새로 열어 수강증·수험표·자격증 신청을 한곳에 모음' },
          { month: 3, text: '정기총회에서 온라인 교육 과정을 두 배로 늘리기로 의결' },
        ],
      },
      {
        year: 2025,
        milestones: [
          { month: 10, text: '외식경영관리사 시험장을 전국 9개 도시로 확대' },
          { month: 4, text: '고령자와 장애인을 위한 큰 글씨 메뉴판 보급 사업 시작' },
        ],
      },
      {
        year: 2024,
        milestones: [
          { month: 6, text: '온라인 위생교육에 다섯 가지 언어의 자막 제공' },
          { month: 1, text: '마케팅 정보 수신 동의를 2년마다 다시 확인하는 제도 시행' },
        ],
      },
      { year: 2022, milestones: [{ month: 5, text: '외식경영관리사 제1회 시험 시행' }] },
      {
        year: 2021,
        milestones: [
          { month: 11, text: '외식경영관리사 민간자격 등록' },
          { month: 1, text: '개인정보 처리방침을 전면 개정하고 정보보호팀 신설' },
        ],
      },
    ],
  },
  {
    title: '2010 – 2020: 현장으로 다가가다',
    summary: '17개 지회를 갖추고, 위생 지도와 상담을 가게 가까이에서 시작했습니다.',
    years: [
      {
        year: 2020,
        milestones: [
          { month: 4, text: '비대면 온라인 위생교육 첫 과정 개설' },
          { month: 3, text: '감염병으로 어려운 회원의 그해 회비 전액 면제' },
        ],
      },
      { year: 2017, milestones: [{ month: 9, text: '음식점 위생등급제 상담단 운영 시작' }] },
      { year: 2015, milestones: [{ month: 7, text: '제주지회가 문을 열어 전국 17개 지회 완성' }] },
      { year: 2012, milestones: [{ month: 10, text: '한빛외식회관 입주, 교육원 개원' }] },
      { year: 2010, milestones: [{ month: 2, text: '공인노무사·세무사 무료 상담의 날 시작' }] },
    ],
  },
  {
    title: '1998 – 2009: 첫걸음',
    summary: '어려운 시절, 시장 골목의 음식점 주인들이 뜻을 모았습니다.',
    years: [
      { year: 2008, milestones: [{ month: 6, text: '원산지 표시 확대에 맞추어 표시판 3만 개 제작·보급' }] },
      { year: 2005, milestones: [{ month: 9, text: '회원 소식지 「한빛상」 창간' }] },
      { year: 2003, milestones: [{ month: 4, text: '음식점 영업자 위생교육 시작' }] },
      { year: 2000, milestones: [{ month: 11, text: '부산·대구·광주·대전 지회 설립' }] },
      {
        year: 1998,
        milestones: [
          { month: 12, text: '사단법인 설립 허가' },
          { month: 5, text: '음식점 경영자 46명이 모여 창립총회 개최' },
        ],
      },
    ],
  },
];
