import { useItem } from '@portal/shared/client';
import { officeRoster, ROSTER_REGION_NAMES, type RosterRegion } from '@portal/shared/contract/office';
import { ROSTER_STATUS_NAMES, type RosterStatus } from '@portal/shared/contract/roster';
import { DateField } from '@portal/shared/form';
import { Actions, Button, ButtonLink, FilterBar, FilterChips, FilterSelect } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { BranchFilter, branchNoOf } from '../parts/overview/BranchFilter.tsx';
import { NationalOnly } from '../parts/overview/NationalOnly.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { OnlyRow } from '../parts/table/OnlyRow.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { rosterColumns } from './columns.tsx';
import styles from './ListPage.module.css';
import { BATCHES_PATH, OUTCOMES_PATH } from './roster.ts';
import { useRosterActs } from './useRosterActs.tsx';

const REGIONS = filterOf<RosterRegion>(ROSTER_REGION_NAMES, '모든 지역');
const STATES = (Object.keys(ROSTER_STATUS_NAMES) as RosterStatus[]).map((status) => ({
  value: status === 'NOT_SENT' ? ('' as const) : status,
  label: ROSTER_STATUS_NAMES[status],
}));
const DAY = /^\d{4}-\d{2}-\d{2}$/;
const dayOf = (named: string | null) => (named !== null && DAY.test(named) ? named : '');

/** /office/roster: members with a business who are reported to the food regulator by name, overdue ones first. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const { take, decide } = useRosterActs();
  const status = STATES.find(({ value }) => value !== '' && value === params.get('status'))?.value || 'NOT_SENT';
  const region = REGIONS.wordOf(params.get('region'));
  const [fromDay, untilDay] = [dayOf(params.get('from')), dayOf(params.get('until'))];
  const batchNo = Number(params.get('batchNo') ?? 0);
  const branchNo = branchNoOf(params.get('branch'));
  const scope = {
    ...(region && { region }),
    ...(branchNo !== null && { branchNo }),
    ...(fromDay && { fromDay }),
    ...(untilDay && { untilDay }),
  };
  const query = useItem(officeRoster, { page, limit, status, ...scope, ...(batchNo > 0 && { batchNo }) });
  const members = query.data?.pageInfo.totalRow ?? 0;
  return (
    <OfficePage
      title="위생교육 명단"
      lead="업소가 있는 회원을 가입한 뒤 영업일로 2일 안에 식약처에 통보하고, 등록되면 회원에게 문자로 알립니다."
      actions={
        <Actions>
          <NationalOnly>
            <ButtonLink variant="secondary" to={BATCHES_PATH}>
              내려받은 명단
            </ButtonLink>
          </NationalOnly>
          <ButtonLink variant="secondary" to={OUTCOMES_PATH}>
            등록 결과 올리기
          </ButtonLink>
        </Actions>
      }
    >
      {batchNo > 0 && <OnlyRow name={`${batchNo}차 명단의 회원`} onAll={() => choose('batchNo', '')} />}
      <FilterBar label="명단 찾기">
        <FilterChips
          label="상태"
          options={STATES}
          value={status === 'NOT_SENT' ? '' : status}
          onChange={(value) => choose('status', value)}
        />
        <FilterSelect
          label="지역"
          options={REGIONS.options}
          value={region ?? ''}
          onChange={(value) => choose('region', value)}
        />
        <BranchFilter label="소속" branchNo={branchNo} onChange={(value) => choose('branch', `${value ?? ''}`)} />
        <div className={styles.days}>
          <DateField label="명단에 오른 날부터" value={fromDay} onChange={(day) => choose('from', day)} />
          <DateField label="명단에 오른 날까지" value={untilDay} onChange={(day) => choose('until', day)} />
        </div>
      </FilterBar>
      {status === 'NOT_SENT' && members > 0 && (
        <NationalOnly>
          <Actions>
            <Button onClick={() => take(scope, members)}>{`${members}명의 명단 받기`}</Button>
          </Actions>
        </NationalOnly>
      )}
      <ListOf query={query} page={page} onPage={goTo} empty={EMPTY[status]}>
        {(rows) => (
          <OfficeTable
            caption="위생교육 명단"
            columns={rosterColumns(status, decide)}
            rows={rows}
            keyOf={({ rosterNo }) => rosterNo}
          />
        )}
      </ListOf>
    </OfficePage>
  );
}

const EMPTY: Record<RosterStatus, string> = {
  NOT_SENT: '통보할 회원이 없습니다.',
  SENT: '결과를 기다리는 회원이 없습니다.',
  REGISTERED: '등록된 회원이 없습니다.',
  REFUSED: '반려된 회원이 없습니다.',
};
