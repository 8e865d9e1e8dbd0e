import { useItem } from '@portal/shared/client';
import { officeReports } from '@portal/shared/contract/office';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { reportColumns } from './columns.tsx';

const STATES = filterOf({ hidden: '숨긴 글' }, '확인할 글', 'waiting');

/** /office/reports: posts that members have reported, and hidden posts. */
export default officeList({
  title: '신고된 글',
  lead: '회원이 신고한 글입니다. 오래 기다린 글부터 보입니다. 제목을 누르면 글과 신고 내용을 함께 볼 수 있습니다.',
  filter: { ...STATES, name: 'state', label: '보기', bar: '신고된 글 찾기', as: 'chips' },
  useRows: (paging, state) => useItem(officeReports, { ...paging, state }),
  useColumns: reportColumns,
  keyOf: ({ postNo }) => postNo,
  empty: (state) => (state === 'hidden' ? '숨긴 글이 없습니다.' : '확인할 신고가 없습니다.'),
});
