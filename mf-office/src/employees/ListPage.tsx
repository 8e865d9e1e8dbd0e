import { useItem } from '@portal/shared/client';
import { officeEmployees, PERMISSION_NAMES, PERMISSIONS } from '@portal/shared/contract/office';
import { DescriptionList, Section } from '@portal/shared/ui';
import { openedBy } from '../parts/frame/menu.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { employeeColumns } from './columns.tsx';
import { useGrantActs } from './useGrantActs.tsx';

/** /office/employees: employees and their permissions. */
export default function ListPage() {
  const { page, limit, goTo } = usePage();
  const query = useItem(officeEmployees, { page, limit });
  const columns = employeeColumns(useGrantActs());
  return (
    <OfficePage
      title="직원"
      lead="직원을 새로 정할 때는 ‘회원’에서 찾아 직원으로 만들어 주세요. 권한 변경과 로그인 링크는 이름을 누르면 나옵니다. ‘결제·환불’ 권한은 두 사람이 함께 줍니다."
    >
      <ListOf query={query} page={page} onPage={goTo} empty="직원이 없습니다.">
        {(rows) => <OfficeTable caption="직원" columns={columns} rows={rows} keyOf={(row) => row.memberNo} />}
      </ListOf>
      <Section title="권한마다 열리는 화면">
        <DescriptionList
          items={PERMISSIONS.map((permission) => ({
            term: PERMISSION_NAMES[permission],
            description: openedBy(permission),
          }))}
        />
      </Section>
    </OfficePage>
  );
}
