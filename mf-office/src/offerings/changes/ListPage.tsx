import { useItem } from '@portal/shared/client';
import { CHANGE_STATE_NAMES, officeChanges, officeOffering, type OfferingKind } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { ButtonLink, FilterBar, FilterSelect } from '@portal/shared/ui';
import { ItemOf } from '../../parts/frame/ItemOf.tsx';
import { OfficePage } from '../../parts/frame/OfficePage.tsx';
import { filterOf } from '../../parts/table/filterOf.ts';
import { ListOf } from '../../parts/table/ListOf.tsx';
import { OfficeTable } from '../../parts/table/OfficeTable.tsx';
import { usePage } from '../../parts/table/usePage.ts';
import { viewPath } from '../kind/kinds.ts';
import { changeColumns } from './columns.tsx';

const STATES = filterOf(CHANGE_STATE_NAMES, '모두');
const COLUMNS = changeColumns();

/** /office/courses/changes and /office/exams/changes: who has seen a changed day, hour or place, and who has not. */
export default function ListPage({ kind }: { kind: OfferingKind }) {
  const offeringNo = useNumberParam('offeringNo');
  const offering = useItem(officeOffering, offeringNo === null ? null : { kind, offeringNo });
  return (
    <OfficePage
      title="일정 변경 확인"
      lead={offering.data?.title}
      actions={
        offeringNo !== null && (
          <ButtonLink variant="secondary" to={viewPath(kind, offeringNo)}>
            돌아가기
          </ButtonLink>
        )
      }
    >
      <ItemOf no={offeringNo} query={offering}>
        {(found) => <NotifiedApplicants kind={kind} offeringNo={found.offeringNo} />}
      </ItemOf>
    </OfficePage>
  );
}

function NotifiedApplicants({ kind, offeringNo }: { kind: OfferingKind; offeringNo: number }) {
  const { page, limit, goTo, params, choose } = usePage();
  const state = STATES.wordOf(params.get('state'));
  const query = useItem(officeChanges, { kind, offeringNo, page, limit, ...(state && { state }) });
  return (
    <>
      <FilterBar label="찾기">
        <FilterSelect
          label="확인"
          options={STATES.options}
          value={state ?? ''}
          onChange={(value) => choose('state', value)}
        />
      </FilterBar>
      <ListOf query={query} page={page} limit={limit} onPage={goTo} empty="해당하는 분이 없습니다.">
        {(rows) => (
          <OfficeTable
            caption="일정 변경을 알린 분"
            columns={COLUMNS}
            rows={rows}
            keyOf={({ userExaminationNo }) => userExaminationNo}
          />
        )}
      </ListOf>
    </>
  );
}
