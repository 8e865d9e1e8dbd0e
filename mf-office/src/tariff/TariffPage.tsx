import { useItem } from '@portal/shared/client';
import { getMapTariff } from '@portal/shared/contract/manager';
import { openDialog } from '@portal/shared/overlay';
import { ErrorState, Section, Skeleton } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { ChangeList } from './ChangeList.tsx';
import { itemColumns } from './columns.tsx';

/** /office/tariff: the fees of the qualification, requests for changes, their confirmation, and the history. */
export default function TariffPage() {
  const { data, error, retry } = useItem(getMapTariff, {});
  const columns = itemColumns((item) => void openDialog(() => import('./AskDialog.tsx'), { item }));
  return (
    <OfficePage
      title="요금표"
      lead="한 직원이 바꿀 금액과 적용일을 요청하고, 다른 직원이 확인하면 그날부터 바뀝니다. 이미 접수된 자격증 신청은 신청할 때의 금액 그대로입니다."
    >
      <Section title="지금 요금">
        {error && !data && <ErrorState message={error.message} onRetry={retry} />}
        {!data && !error && <Skeleton lines={8} />}
        {data && (
          <OfficeTable
            caption="지금 요금"
            columns={columns}
            rows={data.items}
            keyOf={(row) => data.items.indexOf(row)}
          />
        )}
        <p>
          교육비와 응시료는 안내에 보이는 기본 금액입니다. 교육과 시험마다 받는 금액은 그 교육이나 시험의 화면에서
          정합니다.
        </p>
      </Section>
      <ChangeList />
    </OfficePage>
  );
}
