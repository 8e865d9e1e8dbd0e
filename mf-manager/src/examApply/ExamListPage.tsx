import { Button, ButtonLink, Page } from '@portal/shared/ui';
import { offeringPath, registerPath } from '../parts/page/paths.ts';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { OfferingList } from '../apply/offerings/OfferingList.tsx';
import { useOfferingFilters } from '../apply/offerings/useOfferingFilters.ts';
import { trail } from '../parts/page/breadcrumb.ts';
import { openEligibility, openExamInfo } from '../apply/popups/openPopup.tsx';
import { useExams } from './queries.ts';

/** /manager/exam/apply: exams to apply for. */
export default function ExamListPage() {
  const { filters, change } = useOfferingFilters();
  const exams = useExams(filters);
  return (
    <Page
      title="시험 신청"
      breadcrumb={trail()}
      lead="같은 급수의 교육을 수료하신 분이 신청하실 수 있습니다. 지금 신청할 수 있는 시험부터 보여 드립니다."
      actions={
        <>
          <Button variant="secondary" onClick={() => void openExamInfo()}>
            시험 안내
          </Button>
          <Button variant="secondary" onClick={() => void openEligibility()}>
            응시 자격
          </Button>
          <ButtonLink variant="secondary" to={registerPath(2)}>
            시험 신청 확인
          </ButtonLink>
        </>
      }
    >
      <OfferingList
        query={exams}
        filters={filters}
        onFilter={change}
        withKind={false}
        searchLabel="시험명이나 장소 검색"
        label="시험 목록"
        viewOf={({ no }) => offeringPath(2, no)}
        emptyTitle="지금 등록된 시험이 없습니다."
      />
      <QualificationNotice />
    </Page>
  );
}
