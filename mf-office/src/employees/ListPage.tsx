import { useItem } from '@portal/shared/client';
import { officeEmployees, PERMISSION_NAMES, PERMISSIONS } from '@portal/shared/contract/office';
import { DescriptionList, Section } from '@portal/shared/ui';
import { openedBy } from '../parts/frame/menu.ts';
import { officeList } from '../parts/table/officeList.tsx';
import { employeeColumns } from './columns.tsx';
import { useGrantActs } from './useGrantActs.tsx';

/** /office/employees: employees and their permissions. */
export default officeList({
  title: '직원',
  lead: '직원을 새로 정할 때는 ‘회원’에서 찾아 직원으로 만들어 주세요. 권한 변경과 로그인 링크는 이름을 누르면 나옵니다. ‘결제·환불’ 권한은 두 사람이 함께 줍니다.',
  useRows: (paging) => useItem(officeEmployees, paging),
  useColumns: () => employeeColumns(useGrantActs()),
  keyOf: ({ memberNo }) => memberNo,
  empty: '직원이 없습니다.',
  below: (
    <Section title="권한마다 열리는 화면">
      <DescriptionList
        items={PERMISSIONS.map((permission) => ({
          term: PERMISSION_NAMES[permission],
          description: openedBy(permission),
        }))}
      />
    </Section>
  ),
});
