import { useItem } from '@portal/shared/client';
import { officeRosterBatches } from '@portal/shared/contract/office';
import { Actions, ButtonLink } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { batchColumns } from './columns.tsx';
import { LIST_PATH } from './roster.ts';
import { useRosterActs } from './useRosterActs.tsx';

/** /office/roster/batches: lists already exported, which can be exported again. */
export default function BatchesPage() {
  const { page, limit, goTo } = usePage();
  const { takeAgain } = useRosterActs();
  const query = useItem(officeRosterBatches, { page, limit });
  return (
    <OfficePage title="받은 명단" lead="식약처에 보내려고 받은 명단입니다. 받은 날부터 1년 동안 다시 받을 수 있습니다.">
      <ListOf query={query} page={page} onPage={goTo} empty="받은 명단이 없습니다.">
        {(rows) => (
          <OfficeTable
            caption="받은 명단"
            columns={batchColumns(takeAgain)}
            rows={rows}
            keyOf={({ batchNo }) => batchNo}
          />
        )}
      </ListOf>
      <Actions>
        <ButtonLink variant="secondary" to={LIST_PATH}>
          위생교육 명단으로 돌아가기
        </ButtonLink>
      </Actions>
    </OfficePage>
  );
}
