/** Said before a result is entered: the life cycle has no way back from one. */
export const RESULT_IS_FINAL = '입력한 결과는 되돌리거나 바꿀 수 없습니다. 신청자와 결과를 한 번 더 확인해 주세요.';
