import type { CallEntity } from '@portal/shared/contract';
import type { officeAudit } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { detailWords } from './details.ts';
import { actName, objectName } from './names.ts';

type Entry = CallEntity<typeof officeAudit>['list'][number];

export const auditColumns: Columns<Entry> = [
  {
    id: 'act',
    heading: '한 일',
    cell: (row) => `${actName(row.act)} (기록 ${row.auditNo}번)`,
  },
  { id: 'at', heading: '일시', cell: (row) => formatDateTime(row.at) },
  { id: 'employee', heading: '직원', cell: (row) => row.employee || '서버 명령' },
  {
    id: 'object',
    heading: '대상',
    cell: (row) => {
      const words = `${objectName(row.object)}${row.objectNo === null ? '' : ` ${row.objectNo}번`}`;
      return <PersonName memberNo={row.object === 'member' ? row.objectNo : null}>{words}</PersonName>;
    },
  },
  { id: 'reason', heading: '사유', cell: (row) => row.reason || '없음' },
  {
    id: 'detail',
    heading: '자세히',
    cell: (row) => row.detail.map((detail) => detailWords(detail, row.object)).join(' · ') || '없음',
  },
  { id: 'ip', heading: '접속 주소', cell: (row) => row.ip || '없음' },
];
