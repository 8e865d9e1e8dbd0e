import { useItem } from '@portal/shared/client';
import { officeFees, type FeeNeed } from '@portal/shared/contract/office';
import { ButtonLink } from '@portal/shared/ui';
import { officeList } from '../parts/table/officeList.tsx';
import { feeColumns } from './columns.tsx';
import { useFeeActs } from './useFeeActs.ts';

const NEEDS = [
  { value: 'transfer', label: '입금 확인' },
  { value: 'ended', label: '끝난 신청의 입금' },
  { value: 'giveBack', label: '수수료 반환' },
] as const;

const LEAD: Record<FeeNeed, string> = {
  transfer: '자격증 발급 수수료입니다. 오래 기다린 것부터 보입니다.',
  ended: '입금을 확인하지 못하고 끝난 신청입니다. 뒤늦게 확인한 입금을 기록합니다. 최근에 끝난 것부터 보입니다.',
  giveBack: '돌려드릴 자격증 발급 수수료입니다. 오래 기다린 것부터 보입니다.',
};

const EMPTY: Record<FeeNeed, string> = {
  transfer: '입금을 기다리는 신청이 없습니다.',
  ended: '입금 없이 끝난 신청이 없습니다.',
  giveBack: '돌려드릴 수수료가 없습니다.',
};

const CAPTION: Record<FeeNeed, string> = {
  transfer: '입금을 기다리는 수수료',
  ended: '입금 없이 끝난 신청',
  giveBack: '돌려드릴 수수료',
};

/** /office/transfers: certificate fees, which are paid and returned by bank transfer. */
export default officeList({
  title: '입금·반환',
  filter: {
    name: 'need',
    label: '할 일',
    bar: '할 일 고르기',
    as: 'chips',
    options: NEEDS,
    wordOf: (named) => NEEDS.find(({ value }) => value === named)?.value ?? 'transfer',
  },
  caption: (need) => CAPTION[need],
  lead: (need) => LEAD[need],
  actions: <ButtonLink to="/office/transfers/bank">은행 거래내역 올리기</ButtonLink>,
  useRows: (paging, need) => useItem(officeFees, { ...paging, need }),
  useColumns: (need) => feeColumns(need, useFeeActs()),
  keyOf: ({ certificateNo }) => certificateNo,
  empty: (need) => EMPTY[need],
});
