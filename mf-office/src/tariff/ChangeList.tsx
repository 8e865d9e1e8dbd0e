import { useItem, useMutation } from '@portal/shared/client';
import { getMapTariff } from '@portal/shared/contract/manager';
import { officeDecideTariffChange, officeOverview, officeTariffChanges } from '@portal/shared/contract/office';
import { Section } from '@portal/shared/ui';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { changeColumns } from './columns.tsx';
import { confirmation, refusal } from './decisions.tsx';

/** All requested changes, those waiting for a second employee first. */
export function ChangeList() {
  const { page, limit, goTo } = usePage();
  const query = useItem(officeTariffChanges, { page, limit });
  const deciding = useMutation(officeDecideTariffChange, {
    quiet: true,
    invalidates: [officeTariffChanges, officeOverview, getMapTariff],
  });
  const columns = changeColumns({
    confirm: (change) => confirmation(change, deciding),
    refuse: (change) => refusal(change, deciding),
  });
  return (
    <Section title="변경 기록">
      <ListOf query={query} page={page} onPage={goTo} empty="요금을 바꾼 적이 없습니다.">
        {(rows) => <OfficeTable caption="변경 기록" columns={columns} rows={rows} keyOf={({ changeNo }) => changeNo} />}
      </ListOf>
    </Section>
  );
}
