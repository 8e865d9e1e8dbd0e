import { useItem } from '@portal/shared/client';
import { officeAudit } from '@portal/shared/contract/office';
import { useSearchParams } from '@portal/shared/router';
import { digitsOf } from '@portal/shared/rules';
import { Actions, Button, EmptyState, ErrorState, Skeleton, VisuallyHidden } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { AUDIT_FILTERS, AuditFilters, type AuditFilter } from './AuditFilters.tsx';
import { auditColumns } from './columns.tsx';
import { VerifyButton } from './VerifyButton.tsx';

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
      actions={<VerifyButton />}
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
