/** Words for disabilities, illnesses and aids in a free text; 시각 alone is a time of day. */
const HEALTH =
  /장애|휠체어|목발|보청기|수어|수화 ?통역|점자|저시력|난청|청각|질환|질병|지병|당뇨|고혈압|저혈압|임신|임산부|투석|수술|알레르기|알러지|공황|우울증/;

/** Message for such a text in a field for other requests. */
export const HEALTH_ELSEWHERE =
  '건강이나 장애에 관한 내용은 편의 제공에서 ‘필요합니다’를 고르고 동의하신 뒤 적어주세요.';

/** True if a free text names health data, whose use needs a consent of its own (개인정보 보호법 제23조). */
export const namesHealth = (text: string): boolean => HEALTH.test(text);
