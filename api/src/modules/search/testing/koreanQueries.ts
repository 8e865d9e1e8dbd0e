import type { SearchKind } from '@portal/shared/contract/search';

interface Result {
  kind: SearchKind;
  title: string;
}

/** Text typed into the search of the portal, and the results that it should find. */
export interface KoreanQuery {
  typed: string;
  wanted: readonly ((result: Result) => boolean)[];
}

/** Query with the beginnings of the expected titles. */
const query = (typed: string, ...beginnings: readonly [string, ...string[]]): KoreanQuery => ({
  typed,
  wanted: beginnings.map(
    (beginning) =>
      ({ title }) =>
        title.startsWith(beginning),
  ),
});

/**
 * Fifty searches in the demo's content as owners of restaurants type them: with missing and extra spaces, typing
 * errors, particles and endings, everyday words and old names, parts of words and questions. They were written before
 * the search was tried with them. One that is hard to find stays in the list.
 */
export const KOREAN_QUERIES: readonly KoreanQuery[] = [
  // As in the content.
  query('위생교육 수료증 재발급', '위생교육 수료증 재발급 방법'),
  query('과태료', '위생교육 미이수 과태료'),
  query('식중독', '식중독 의심 신고가'),
  query('근로계약서', '표준 근로계약서(음식점용)'),
  query('알레르기', '알레르기 유발 재료 표시 기호', '식품 알레르기 표시를'),
  query('합격자 발표', '합격자는 언제 발표합니까?'),
  query('부정행위', '부정행위를 하면 어떻게 됩니까?'),
  query('회비 자동이체', '회비 자동이체 출금일이'),
  query('교육비 영수증', '교육비와 응시료의 영수증'),
  query('제주 위생교육', '제주 기존 영업자 위생교육'),
  query('주차', '교육원 주차장 공사로'),
  query('막걸리 수출', '막걸리 수출 넉 달째'),
  // Spaces left out, and too many.
  query('수료증재발급', '위생교육 수료증 재발급 방법'),
  query('위생 교육 과태료', '위생교육 미이수 과태료'),
  query('노로 바이러스', '노로바이러스 식중독을'),
  query('원산지표시', '원산지 표시판 양식', '수산물 원산지 표시'),
  query('온도기록표', '냉장고·냉동고 온도 기록표'),
  query('근로 계약서 양식', '표준 근로계약서(음식점용)'),
  query('지위 승계', '영업자 지위승계 신고'),
  query('세무상담', '부가가치세 신고를 돕는'),
  query('위생등급평가표', '음식점 위생등급 자가 평가표', '위생등급 평가표가'),
  query('회원 가입', '회원가입은 누구나'),
  query('정기 총회', '정기총회를 마쳤습니다', '정기총회 소집을'),
  query('외식경영 관리사 1급', '외식경영관리사 1급 서울 심화과정'),
  // Typing errors, and words with variant spellings.
  query('외생교육 과태료', '위생교육 미이수 과태료'),
  query('위생교욱 온라인', '온라인 위생교육, 휴대폰으로도'),
  query('식중둑', '식중독 의심 신고가'),
  query('떡볶기', '떡볶이, 옥스퍼드'),
  query('알러지 표시', '알레르기 유발 재료 표시 기호', '식품 알레르기 표시를'),
  query('영수증 발금', '교육비와 응시료의 영수증'),
  query('소비기헌', '소비기한 표시, 이렇게'),
  query('정기촣회', '정기총회를 마쳤습니다', '정기총회 소집을'),
  // Particles, endings, questions.
  query('환불은 얼마나 걸리나요', '환불은 얼마나 걸립니까?'),
  query('취소하는 방법', '취소는 어떻게 합니까?'),
  query('시험에 늦으면', '시험장에 늦으면'),
  query('가게를 넘겨받을때', '영업자 지위승계 신고'),
  query('국가자격증인가요', '외식경영관리사는 국가자격입니까?'),
  query('합격자는 언제 나오나요', '합격자는 언제 발표합니까?'),
  query('수강증을 어디서 출력하나요', '수강증은 어디에서'),
  query('탈퇴하고 싶어요', '회원을 탈퇴하면'),
  query('온라인으로 위생교육 받기', '온라인 위생교육, 휴대폰으로도'),
  // Everyday words, abbreviations and old names.
  query('보건증', '영업자 건강진단, 기한을'),
  query('유통기한 표시', '소비기한 표시, 이렇게'),
  query('알바 계약서', '표준 근로계약서(음식점용)'),
  query('명의변경', '영업자 지위승계 신고'),
  query('부가세 신고', '부가가치세 신고를 돕는'),
  query('핸드폰 결제 환불', '휴대폰으로 결제했는데'),
  query('수강증 인쇄', '수강증은 어디에서'),
  query('보이스피싱 문자', '사칭 문자에 주의해'),
  query('날짜변경', '신청한 뒤에 날짜를'),
];

const anyOf = (kind: SearchKind, typed: string): KoreanQuery => ({
  typed,
  wanted: [(result) => result.kind === kind],
});

/**
 * Ten searches for price or deadline that any open course or exam satisfies. Other prices, such as the fee of the
 * certificate, are found by the words of their page.
 */
export const COST_QUERIES: readonly KoreanQuery[] = [
  anyOf('course', '교육비'),
  anyOf('course', '교육비 얼마'),
  anyOf('course', '교육비가 얼마예요'),
  anyOf('course', '수강료'),
  anyOf('course', '무료 교육'),
  anyOf('exam', '응시료'),
  anyOf('exam', '필기 응시료'),
  anyOf('exam', '시험 응시료는 얼마인가요'),
  anyOf('course', '교육 언제까지 신청'),
  anyOf('exam', '시험 신청 언제까지'),
];
