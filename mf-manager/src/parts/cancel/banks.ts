/** Banks that members name most; any other may be typed. */
export const BANKS = [
  'KB국민은행', '신한은행', '우리은행', '하나은행', 'NH농협은행', 'IBK기업은행', '카카오뱅크', '토스뱅크', '케이뱅크', '새마을금고', '신협', '우체국',
  '지역농협·축협', '수협은행', 'SC제일은행', '한국씨티은행', '한국산업은행', 'iM뱅크', 'BNK부산은행', 'BNK경남은행', '광주은행', '전북은행', '제주은행', '저축은행',
] as const;
