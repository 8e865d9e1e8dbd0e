export interface Department {
  name: string;
  /** What it does, in the words of visitors. */
  duties: readonly string[];
}

/** The bodies that decide, from the top; each reports to the one before. */
export const GOVERNANCE = [
  { name: '총회', note: '대의원 전원, 해마다 3월', beside: null },
  { name: '이사회', note: '회장·부회장·이사', beside: { name: '감사', note: '회계와 업무를 살핌' } },
  { name: '회장', note: '협회를 대표', beside: { name: '위원회', note: '교육·자격 / 위생 / 정책' } },
  { name: '사무총장', note: '사무국을 이끎', beside: { name: '전국 17개 지회', note: '지역 회원 지원' } },
] as const;

export const DEPARTMENTS: readonly Department[] = [
  { name: '기획총무국', duties: ['사업 계획과 예산', '총회와 이사회', '회계와 계약'] },
  { name: '정보보호팀', duties: ['개인정보 보호', '열람·정정 요구', '누리집 보안'] },
  { name: '교육사업국', duties: ['위생교육', '외식경영 교육', '수강 신청과 수료'] },
  { name: '자격검정국', duties: ['자격시험 운영', '응시 접수와 시험장', '자격증 발급'] },
  { name: '회원지원국', duties: ['가입과 회원 정보', '노무·세무 상담', '공동구매'] },
  { name: '위생지도국', duties: ['위생 지도', '위생등급 지원', '원산지 표시 상담'] },
  { name: '홍보협력국', duties: ['소식과 언론', '대외 협력', '배너광고'] },
  { name: '정책연구실', duties: ['외식 산업 조사', '제도 개선 건의', '통계'] },
];
