import { useList } from '@portal/shared/client';
import { fetchUserCertList, getListBoxUserExam } from '@portal/shared/contract/manager';
import { ButtonLink, EmptyState, InfiniteList, Page } from '@portal/shared/ui';
import { toExamApplication } from '../parts/kind/applicationFromWire.ts';
import { mapList } from '../parts/kind/sources.ts';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { offeringListPath } from '../parts/page/paths.ts';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { hasResult, ResultCard } from './ResultCard.tsx';

/**
 * Maximum of one response. Exams without a result are filtered out here, so shorter pages would come out incomplete.
 */
const PAGE_SIZE = 100;

/** /manager/exam/pass: announced results of the member's exams. */
export default function PassPage() {
  const exams = mapList(useList(getListBoxUserExam, { limit: PAGE_SIZE }), toExamApplication);
  const passes = useList(fetchUserCertList, { limit: PAGE_SIZE }, { background: true });
  const results = exams.items.filter(hasResult);
  const certificates = new Map(
    passes.items.map(({ userExaminationNo, statusName }) => [userExaminationNo, statusName]),
  );
  return (
    <Page
      title="합격자 조회"
      breadcrumb={breadcrumb()}
      lead="응시하신 시험의 결과를 발표 일시부터 확인하실 수 있습니다. 최근에 신청하신 시험부터 보여드립니다."
      actions={
        <ButtonLink variant="secondary" to="/manager/exam/certificate">
          자격증 발급
        </ButtonLink>
      }
    >
      <InfiniteList
        query={{ ...exams, items: results, totalRow: results.length }}
        label="시험 결과"
        layout="cards"
        skeletonCount={6}
        itemKey={({ applicationNo }) => applicationNo}
        renderItem={(exam) => <ResultCard exam={exam} certificate={certificates.get(exam.applicationNo)} />}
        empty={
          <EmptyState
            title="조회할 시험 결과가 없습니다."
            action={<ButtonLink to={offeringListPath('exam')}>시험 신청하러 가기</ButtonLink>}
          >
            시험에 응시하시면 발표 일시부터 이곳에서 결과를 확인하실 수 있습니다.
          </EmptyState>
        }
      />
      <QualificationNotice />
    </Page>
  );
}
