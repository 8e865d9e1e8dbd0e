import { useItem } from '@portal/shared/client';
import { officeImports } from '@portal/shared/contract/office';
import { inTable } from '@portal/shared/contract/words';
import { formatCount, formatDateTime } from '@portal/shared/format';
import { Badge, ButtonLink, TextLink } from '@portal/shared/ui';
import type { Columns } from '../parts/table/columns.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { BatchActs } from './BatchActs.tsx';
import { STATUS_TONES, titleOf, viewPath, WRITE_PATH, type Import } from './import.ts';

const countOf = (rows: number | null) => (rows === null ? '아직 없음' : `${formatCount(rows)}줄`);

const columns: Columns<Import> = [
  {
    id: 'file',
    heading: '파일',
    cell: (row) =>
      row.uploadNo === null ? titleOf(row) : <TextLink to={viewPath(row.uploadNo)}>{titleOf(row)}</TextLink>,
  },
  { id: 'kind', heading: '종류', cell: (row) => row.kindName },
  { id: 'by', heading: '올린 직원', cell: (row) => row.by || '없음' },
  { id: 'at', heading: '올린 때', cell: (row) => formatDateTime(row.at) },
  {
    id: 'status',
    heading: '상태',
    cell: (row) => (
      <>
        {row.status !== null && <Badge tone={inTable(STATUS_TONES, row.status, 'neutral')}>{row.statusName}</Badge>}{' '}
        {row.batch !== null && <Badge tone="neutral">{row.batchName}</Badge>} {row.undoFailure}
      </>
    ),
  },
  { id: 'rows', heading: '파일의 줄', cell: (row) => countOf(row.rows) },
  { id: 'imported', heading: '가져온 줄', cell: (row) => countOf(row.imported) },
  { id: 'left', heading: '가져오지 않은 줄', cell: (row) => countOf(row.left) },
  { id: 'acts', heading: '처리', cell: (row) => <BatchActs item={row} /> },
];

/** /office/imports: files of the former system, and what they have stored. */
export default officeList({
  title: '자료 가져오기',
  lead: '예전 홈페이지의 회원, 자격증과 수료 서류, 지난 신청, 위생교육, 게시글을 파일로 가져옵니다. 회원을 먼저 가져와주세요. 올린 파일은 암호화하여 두었다가 다 가져오면 지우고, 그렇지 않아도 7일 뒤에 지웁니다.',
  actions: <ButtonLink to={WRITE_PATH}>파일 올리기</ButtonLink>,
  useRows: (paging) => useItem(officeImports, paging),
  useColumns: () => columns,
  keyOf: ({ uploadNo, batchNo }) => uploadNo ?? -(batchNo ?? 0),
  empty: '가져온 자료가 없습니다.',
});
