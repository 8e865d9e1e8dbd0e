/** Headings in use for a mobile phone. */
export const PHONE_HEADINGS: readonly string[] = [
  ...['휴대폰번호', '휴대폰', '휴대전화번호', '휴대전화', '핸드폰번호', '핸드폰', '핸드폰전화번호'],
  ...['휴대전화No', '전화번호', '전화', '연락처', '연락처번호', '모바일', 'HP'],
];
