import { ButtonLink, Page } from '@portal/shared/ui';
import { offeringPath } from '../parts/page/paths.ts';
import { OfferingList } from './offerings/OfferingList.tsx';
import { useOfferingFilters } from './offerings/useOfferingFilters.ts';
import { trail } from '../parts/page/breadcrumb.ts';
import { useCourses } from './queries.ts';

/** /manager/edu/apply: courses to apply for. */
export default function EduListPage() {
  const { filters, change } = useOfferingFilters();
  const courses = useCourses(filters);
  return (
    <Page
      title="교육 신청"
      breadcrumb={trail()}
      lead="외식경영관리사 교육 과정입니다. 지금 신청할 수 있는 과정부터 보여 드립니다."
      actions={
        <ButtonLink variant="secondary" to="/manager/edu/register">
          교육 신청 확인
        </ButtonLink>
      }
    >
      <OfferingList
        query={courses}
        filters={filters}
        onFilter={change}
        withKind
        searchLabel="교육명이나 장소 검색"
        label="교육 목록"
        viewOf={({ no }) => offeringPath(1, no)}
        emptyTitle="지금 등록된 교육이 없습니다."
      />
    </Page>
  );
}
