/** The search's knowledge of Korean, and of everyday words for the association's terms. Longer endings come first. */

/** Words that a sentence needs and a search does not. */
export const FILLERS: ReadonlySet<string> = new Set(
  (
    '어떻게 어떡해 언제 언제까지 언제부터 어디 어디서 어디에서 어디로 얼마 얼마나 얼마예요 얼마에요 얼마인가요 얼마입니까 무엇 무엇을 뭐 뭘 왜 누가 방법 방법은 하는법 하는방법 ' +
    '하나요 되나요 인가요 있나요 합니까 됩니까 입니까 해요 돼요 되요 할때 있어요 없어요 알려주세요 알고 싶어요 싶습니다 하고 ' +
    '대한 대해 관한 관련 위한 좀 그리고 에서 부터 까지 걸리나요 걸려요 나오나요 나와요 받기 하기 보기'
  ).split(' '),
);

/** Particles and endings of a searched word. */
export const ENDINGS: readonly string[] = (
  '하려면 하는데 하나요 되나요 인가요 입니까 합니까 했는데 받을때 받기 하는법 하는 하기 하고 해서 할때 됐을때 이나 에서는 에서 에게 ' +
  '으로는 으로 로는 이란 까지 부터 보다 처럼 마다 만은 들은 들이 들을 은 는 이 가 을 를 의 에 도 만 와 과 로 때 면'
)
  .split(' ')
  .toSorted((one, other) => other.length - one.length);

/** Everyday words, each with the word that the association writes. */
export const SYNONYMS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    핸드폰: '휴대폰',
    휴대전화: '휴대폰',
    폰: '휴대폰',
    보건증: '건강진단',
    알러지: '알레르기',
    알레지: '알레르기',
    유통기한: '소비기한',
    부가세: '부가가치세',
    알바: '근로',
    아르바이트: '근로',
    명의변경: '지위승계',
    명의: '지위승계',
    양도: '지위승계',
    인쇄: '출력',
    프린트: '출력',
    보이스피싱: '사칭',
    스미싱: '사칭',
    사기: '사칭',
    변경: '바꿀',
    바꾸기: '바꿀',
    수강료: '교육비',
    시험비: '응시료',
    응시비: '응시료',
    시험료: '응시료',
    접수: '신청',
    등록: '신청',
    이수증: '수료증',
    집체교육: '집합교육',
    홈페이지: '누리집',
    사이트: '누리집',
    채용: '직원',
    구인: '직원',
    입회: '회원가입',
    불: '화재',
    쿠폰: '할인',
    결재: '결제',
    메뉴얼: '안내서',
    매뉴얼: '안내서',
    서식: '양식',
    돌려받기: '환불',
    반환: '환불',
    자격증: '자격',
  }),
);
