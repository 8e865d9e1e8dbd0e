/** Accepted documents that prove a correction. */
export const DOCUMENT_ACCEPT = '.jpg,.jpeg,.png,.webp,.pdf';
export const DOCUMENT_HINT =
  '사진이나 PDF, 10MB 이하. 주민등록번호 뒷자리는 가려주세요. 담당 직원만 보며, 처리하고 3개월 뒤에 지웁니다.';
export const DOCUMENT_TOO_LARGE = '서류는 10MB 이하로 올려주세요.';
