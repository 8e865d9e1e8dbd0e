/** Shown before a result is entered: once announced, it takes two employees to correct it. */
export const RESULT_IS_FINAL =
  '발표한 결과는 다른 직원의 확인을 받아야 정정할 수 있고, 정정하면 회원에게 알립니다. 신청자와 결과를 한 번 더 확인해주세요.';
