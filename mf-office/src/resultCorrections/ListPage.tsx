import { useItem, useMutation } from '@portal/shared/client';
import {
  officeApplicants,
  officeDecideResultCorrection,
  officeOverview,
  officeResultCorrections,
} from '@portal/shared/contract/office';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { correctionColumns } from './columns.tsx';
import { confirmation, refusal } from './decisions.tsx';

/** /office/result-corrections: corrections of announced results that wait for a second employee. */
export default function ListPage() {
  const { page, limit, goTo } = usePage();
  const query = useItem(officeResultCorrections, { page, limit });
  const deciding = useMutation(officeDecideResultCorrection, {
    quiet: true,
    invalidates: [officeResultCorrections, officeApplicants, officeOverview],
  });
  const columns = correctionColumns({
    confirm: (row) => confirmation(row, deciding),
    refuse: (row) => refusal(row, deciding),
  });
  return (
    <OfficePage
      title="결과 정정"
      lead="이미 발표한 결과를 바꾸려는 요청입니다. 요청한 직원이 아닌 다른 직원이 확인해야 정정됩니다. 요청은 교육·시험의 신청자 화면이나 결과표에서 합니다."
    >
      <ListOf query={query} page={page} onPage={goTo} empty="확인을 기다리는 정정 요청이 없습니다.">
        {(rows) => (
          <OfficeTable caption="정정 요청" columns={columns} rows={rows} keyOf={({ correctionNo }) => correctionNo} />
        )}
      </ListOf>
    </OfficePage>
  );
}
