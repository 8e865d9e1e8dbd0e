import { officeResource } from './resource.ts';

/** Fees of certificates, and the lines of the bank. */
export const transferResource = officeResource({
  name: '입금·반환',
  permission: 'money',
  path: '/office/transfers',
  objects: {
    bank_line: '은행 거래',
  },
  acts: {
    'confirm fee': '자격증 수수료 확인',
    'owe fee': '끝난 신청의 자격증 수수료 확인',
    'show fee account': '수수료 환불 계좌 보기',
    'record fee return': '수수료 환불 기록',
    'read bank file': '은행 거래 파일 읽기',
    'match bank line': '직접 기록한 건과 은행 거래 대조',
  },
  waiting: {
    certificateFees: { name: '자격증 입금 확인', query: '?need=transfer' },
    feesToReturn: { name: '수수료 반환', query: '?need=giveBack' },
  },
});
