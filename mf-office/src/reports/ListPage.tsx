import { useItem } from '@portal/shared/client';
import { officeReports } from '@portal/shared/contract/office';
import { POST_REPORT_REASON_NAMES } from '@portal/shared/contract/postReport';
import { formatDateTime } from '@portal/shared/format';
import { TextLink } from '@portal/shared/ui';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { filterOf } from '../parts/table/filterOf.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { boardName, viewPath, type ListedReport } from './kinds.ts';

const STATES = filterOf({ hidden: '숨긴 글' }, '확인할 글', 'waiting');

/** Columns of reported posts: of the waiting ones, or of the hidden ones. */
const reportColumns = (state: 'waiting' | 'hidden'): Columns<ListedReport> => [
  {
    id: 'title',
    heading: '글',
    cell: (row) => <TextLink to={viewPath(row.postNo)}>{row.title}</TextLink>,
  },
  {
    id: 'board',
    heading: '게시판·글쓴이',
    cell: (row) => (
      <>
        {boardName(row.kind)}, <PersonName memberNo={row.memberNo}>{row.writer}</PersonName>
      </>
    ),
  },
  {
    id: 'since',
    heading: state === 'waiting' ? '처음 신고된 때' : '숨긴 때',
    cell: (row) => formatDateTime(row.since),
  },
  state === 'waiting'
    ? {
        id: 'reasons',
        heading: '신고',
        cell: (row) => `${row.reports}건: ${row.reasons.map((reason) => POST_REPORT_REASON_NAMES[reason]).join(', ')}`,
      }
    : { id: 'reason', heading: '숨긴 사유', cell: (row) => row.hiddenReason ?? '' },
];

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
