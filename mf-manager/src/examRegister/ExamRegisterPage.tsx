import { useList } from '@portal/shared/client';
import { getListBoxUserExam } from '@portal/shared/contract/manager';
import { ButtonLink, Page } from '@portal/shared/ui';
import { fromExamRow } from '../parts/kind/application.ts';
import { ApplicationList } from '../applications/ApplicationList.tsx';
import { offeringListPath } from '../parts/page/paths.ts';
import { mapList } from '../parts/kind/mapItem.ts';
import { trail } from '../parts/page/breadcrumb.ts';

/** /manager/exam/register: the member's applications for exams. */
export default function ExamRegisterPage() {
  const applications = mapList(useList(getListBoxUserExam, {}), fromExamRow);
  return (
    <Page
      title="시험 신청 확인"
      breadcrumb={trail()}
      lead="신청하신 시험을 최근에 신청한 것부터 보여 드립니다."
      actions={
        <ButtonLink variant="secondary" to={offeringListPath(2)}>
          시험 신청
        </ButtonLink>
      }
    >
      <ApplicationList query={applications} applyType={2} />
    </Page>
  );
}
