import { useItem } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { officeHygiene } from '@portal/shared/contract/office';
import { formatDate } from '@portal/shared/format';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { ListActions } from './ListActions.tsx';
import { STATES } from './states.ts';

type Row = CallEntity<typeof officeHygiene>['list'][number];

const COLUMNS: Columns<Row> = [
  { id: 'name', heading: '회원', cell: (row) => <PersonName memberNo={row.memberNo}>{row.name}</PersonName> },
  {
    id: 'business',
    heading: '업소',
    cell: (row) => [row.business, row.licence && `인허가 ${row.licence}`].filter(Boolean).join(', '),
  },
  { id: 'course', heading: '받을 교육', cell: (row) => row.courseName },
  {
    id: 'completed',
    heading: '마지막 수료일',
    cell: (row) => (row.completedOn ? formatDate(row.completedOn) : '기록 없음'),
  },
  { id: 'reminded', heading: '올해 안내', cell: (row) => (row.remindedOn ? formatDate(row.remindedOn) : '') },
];

const EMPTY = {
  DUE: '올해 받을 회원이 없습니다.',
  OVERDUE: '기한을 넘긴 회원이 없습니다.',
  DONE: '올해 받은 회원이 없습니다.',
} as const;

/** /office/hygiene: members with a business by the state of their hygiene education, those who missed a year first. */
export default officeList({
  title: '위생교육 이수',
  lead: '업소가 있는 회원이 위생교육을 받았는지 교육장의 이수 파일로 확인합니다. 받지 않은 회원에게는 10월부터 한 해에 한 번 알립니다.',
  actions: <ListActions />,
  filter: { name: 'state', label: '상태', bar: '위생교육 현황 찾기', as: 'chips', ...STATES },
  useRows: (paging, state) => useItem(officeHygiene, { ...paging, state }),
  useColumns: () => COLUMNS,
  keyOf: ({ memberNo }) => memberNo,
  empty: (state) => EMPTY[state],
});
