import type { Kind } from '../kind/offering.ts';

/** Retention period of an application, in accordance with the retention rules of the API. */
export const RETENTION = '회원 탈퇴 시까지, 계약·결제 기록은 탈퇴 후 5년';

const IF_GIVEN = ' (선택)';

/**
 * Personal data of an application, each with its purpose, as 개인정보 보호법 제15조 requires before the consent. Optional data
 * are marked. Health data are listed separately (`AssistanceFields`).
 */
export const PERSONAL_DATA: Record<Kind, readonly { term: string; description: string }[]> = {
  education: [
    { term: '이름, 생년월일', description: '신청 접수, 수강증 발급, 교육장에서의 본인 확인, 수료 기록, 환불 처리' },
    { term: '우편번호, 주소', description: '수강증 발급, 교육 안내' },
    { term: `요청 사항${IF_GIVEN}`, description: '교육의 준비와 운영' },
  ],
  exam: [
    {
      term: '한글 이름, 생년월일',
      description: '신청 접수, 수험표 발급, 시험장에서의 본인 확인, 합격자 발표와 자격증 발급, 환불 처리',
    },
    { term: '우편번호, 주소', description: '수험표·자격증의 발급과 발송, 시험 안내' },
    { term: `영문 이름${IF_GIVEN}`, description: '수험표 발급' },
    { term: '사진 (나중에 제출 가능)', description: '수험표 발급, 시험장에서의 본인 확인' },
    { term: `요청 사항${IF_GIVEN}`, description: '시험의 준비와 운영' },
  ],
};
