import { useItem } from '@portal/shared/client';
import { OBJECTION_STATUS_NAMES } from '@portal/shared/contract/manager';
import { officeObjections } from '@portal/shared/contract/office';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { objectionColumns } from './columns.tsx';
import { useObjectionActs } from './useObjectionActs.tsx';

const STATUSES = filterOf(OBJECTION_STATUS_NAMES, '모든 상태');

/** /office/objections: objections to announced results, by the day on which the answer is due. */
export default officeList({
  title: '이의신청',
  lead: '발표한 시험 결과에 대한 이의신청입니다. 답변 기한이 가까운 것부터 보입니다.',
  filter: { ...STATUSES, name: 'status', label: '상태', bar: '이의신청 찾기', as: 'select' },
  useRows: (paging, status) => useItem(officeObjections, { ...paging, ...(status && { status }) }),
  useColumns: () => objectionColumns(useObjectionActs()),
  keyOf: ({ objectionNo }) => objectionNo,
  empty: '이의신청이 없습니다.',
});
