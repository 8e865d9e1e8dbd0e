import type { CallEntity } from '@portal/shared/contract';
import type { officeAudit } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { TextLink } from '@portal/shared/ui';
import { columnsOf, type Columns } from '../parts/table/columns.ts';
import { detailWords } from './details.ts';
import { actName, objectName } from './names.ts';

type Entry = CallEntity<typeof officeAudit>['list'][number];

const { display } = columnsOf<Entry>();

/** The columns of the audit log. */
export const auditColumns: Columns<Entry> = [
  display({
    id: 'act',
    header: '한 일',
    cell: ({ row: { original } }) => `${actName(original.act)} (기록 ${original.auditNo}번)`,
  }),
  display({ id: 'at', header: '일시', cell: ({ row }) => formatDateTime(row.original.at) }),
  display({ id: 'employee', header: '직원', cell: ({ row }) => row.original.employee || '서버 명령' }),
  display({
    id: 'object',
    header: '대상',
    cell: ({ row: { original } }) => {
      const words = `${objectName(original.object)}${original.objectNo === null ? '' : ` ${original.objectNo}번`}`;
      return original.object === 'member' && original.objectNo !== null ? (
        <TextLink to={`/office/members/view?memberNo=${original.objectNo}`}>{words}</TextLink>
      ) : (
        words
      );
    },
  }),
  display({ id: 'reason', header: '사유', cell: ({ row }) => row.original.reason || '없음' }),
  display({
    id: 'detail',
    header: '자세히',
    cell: ({ row: { original } }) =>
      original.detail.map((detail) => detailWords(detail, original.object)).join(' · ') || '없음',
  }),
  display({ id: 'ip', header: '접속 주소', cell: ({ row }) => row.original.ip || '없음' }),
];
