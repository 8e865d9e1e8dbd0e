import { ButtonLink, Page } from '@portal/shared/ui';
import { APPLICATIONS } from '../parts/kind/applicationSources.ts';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';
import { OwnPlaces } from '../parts/line/OwnPlaces.tsx';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { offeringListPath } from '../parts/page/paths.ts';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { ApplicationList } from './ApplicationList.tsx';
import { ImportedApplications } from './ImportedApplications.tsx';

/** /manager/edu/register and /manager/exam/register: the member's applications for courses or for exams. */
export default function ListPage({ kind }: { kind: Kind }) {
  const { word, documentAsObject, isQualifying } = KINDS[kind];
  return (
    <Page
      title={`${word} 신청 확인`}
      breadcrumb={breadcrumb()}
      lead={`신청하신 ${word}을 최근에 신청한 것부터 보여드립니다.`}
      actions={
        <ButtonLink variant="secondary" to={offeringListPath(kind)}>
          {word} 신청
        </ButtonLink>
      }
    >
      {isQualifying && <QualificationNotice />}
      <OwnPlaces whose="own" kind={kind} />
      <ApplicationList
        query={APPLICATIONS[kind].applications.useList({})}
        label={`${word} 신청 내역`}
        skeletonCount={6}
        emptyTitle={`아직 신청하신 ${word}이 없습니다.`}
        emptyText={`신청하시면 이곳에서 결제 상태를 확인하고, ${documentAsObject} 출력하거나 취소하실 수 있습니다.`}
        kind={kind}
      />
      <ImportedApplications kind={kind} />
    </Page>
  );
}
