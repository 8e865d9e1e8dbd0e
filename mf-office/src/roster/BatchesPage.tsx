import { useItem } from '@portal/shared/client';
import { officeRosterBatches } from '@portal/shared/contract/office';
import { Actions, ButtonLink } from '@portal/shared/ui';
import { officeList } from '../parts/table/officeList.tsx';
import { batchColumns } from './columns.tsx';
import { LIST_PATH } from './roster.ts';
import { useRosterActs } from './useRosterActs.tsx';

/** /office/roster/batches: lists already exported, which can be exported again. */
export default officeList({
  title: '내려받은 명단',
  lead: '식약처에 보내려고 내려받은 명단입니다. 받은 날부터 1년 동안 다시 받을 수 있습니다.',
  useRows: (paging) => useItem(officeRosterBatches, paging),
  useColumns: () => batchColumns(useRosterActs().takeAgain),
  keyOf: ({ batchNo }) => batchNo,
  empty: '내려받은 명단이 없습니다.',
  below: (
    <Actions>
      <ButtonLink variant="secondary" to={LIST_PATH}>
        위생교육 명단으로 돌아가기
      </ButtonLink>
    </Actions>
  ),
});
