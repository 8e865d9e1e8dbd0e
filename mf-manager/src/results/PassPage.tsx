import { useList } from '@portal/shared/client';
import { fetchUserCertList, getListBoxUserExam } from '@portal/shared/contract/manager';
import { ButtonLink, EmptyState, InfiniteList, Page } from '@portal/shared/ui';
import { offeringListPath } from '../parts/page/paths.ts';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { trail } from '../parts/page/breadcrumb.ts';
import { hasResult } from './result.ts';
import { ResultCard } from './ResultCard.tsx';

/** The most that one answer carries: what has no result is left out here, so pages would come out short. */
const AT_ONCE = 100;

/** /manager/exam/pass: how the member's exams went, as far as it is announced. */
export default function PassPage() {
  const exams = useList(getListBoxUserExam, { limit: AT_ONCE });
  const passes = useList(fetchUserCertList, { limit: AT_ONCE }, { background: true });
  const results = exams.items.filter(hasResult);
  const certificates = new Map(
    passes.items.map(({ userExaminationNo, statusName }) => [userExaminationNo, statusName]),
  );
  return (
    <Page
      title="합격자 조회"
      breadcrumb={trail()}
      lead="응시하신 시험의 결과를 발표 일시부터 확인하실 수 있습니다. 최근에 신청하신 시험부터 보여 드립니다."
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
        itemKey={({ userExaminationNo }) => userExaminationNo}
        renderItem={(exam) => <ResultCard exam={exam} certificate={certificates.get(exam.userExaminationNo)} />}
        empty={
          <EmptyState
            title="조회할 시험 결과가 없습니다."
            action={<ButtonLink to={offeringListPath(2)}>시험 신청하러 가기</ButtonLink>}
          >
            시험에 응시하시면 발표 일시부터 이곳에서 결과를 확인하실 수 있습니다.
          </EmptyState>
        }
      />
      <QualificationNotice />
    </Page>
  );
}
