import { useItem } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { officeAudit } from '@portal/shared/contract/office';
import { formatDateTime } from '@portal/shared/format';
import { useSearchParams } from '@portal/shared/router';
import { digitsOf } from '@portal/shared/rules';
import { Actions, Button, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { NationalOnly } from '../parts/overview/NationalOnly.tsx';
import { PersonName } from '../parts/person/PersonName.tsx';
import type { Columns } from '../parts/table/columns.ts';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { AUDIT_FILTERS, type AuditFilter, AuditFilters } from './AuditFilters.tsx';
import { detailWords } from './details.ts';
import { actName, objectName } from './names.ts';
import { VerifyButton } from './VerifyButton.tsx';

type Entry = CallEntity<typeof officeAudit>['list'][number];

const auditColumns: Columns<Entry> = [
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

const ROWS = 50;
const numberOf = (value: string | undefined) => {
  const digits = digitsOf(value ?? '');
  return digits === '' || Number(digits) === 0 ? undefined : Number(digits);
};

/** /office/audit: acts of employees, newest first, with cursor pages towards older entries. */
export default function ListPage() {
  const [params, setParams] = useSearchParams();
  const filter: AuditFilter = Object.fromEntries(AUDIT_FILTERS.map((name) => [name, params.get(name) ?? '']));
  const after = numberOf(params.get('after') ?? '');
  const objectNo = numberOf(filter.objectNo);
  const { data, isLoading, error, retry } = useItem(officeAudit, {
    limit: ROWS,
    userId: filter.userId ?? '',
    act: filter.act ?? '',
    object: filter.object ?? '',
    ...(objectNo && { objectNo }),
    ...(filter.from && { from: filter.from }),
    ...(filter.until && { until: filter.until }),
    ...(after && { after }),
  });
  const choose = (chosen: AuditFilter, from?: number) =>
    setParams([
      ...Object.entries(chosen).filter(([, value]) => value !== ''),
      ...(from ? [['after', String(from)] as [string, string]] : []),
    ]);
  const next = data?.pageInfo.next;
  return (
    <OfficePage
      title="감사 기록"
      lead="직원이 한 일이 모두 남아 있으며, 누구도 고치거나 지울 수 없습니다. 연락처와 계좌는 가려서 보입니다."
      actions={
        <NationalOnly>
          <VerifyButton />
        </NationalOnly>
      }
    >
      <AuditFilters key={params.toString()} filter={filter} onFilter={choose} />
      <VisuallyHidden role="status">{data && `기록 ${data.list.length}건`}</VisuallyHidden>
      {isLoading && <Skeleton lines={8} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data?.list.length === 0 && <EmptyState title="찾으시는 기록이 없습니다." />}
      {data && data.list.length > 0 && (
        <OfficeTable caption="감사 기록" columns={auditColumns} rows={data.list} keyOf={(row) => row.auditNo} />
      )}
      <Actions>
        <Button variant="secondary" onClick={after ? () => choose(filter) : retry}>
          {after ? '최신 기록으로' : '새로 고침'}
        </Button>
        {next && (
          <Button variant="secondary" onClick={() => choose(filter, next)}>
            이전 기록
          </Button>
        )}
      </Actions>
    </OfficePage>
  );
}
