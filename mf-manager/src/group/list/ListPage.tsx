import { useSessionUser } from '@portal/shared/session';
import { ButtonLink, Page, Section } from '@portal/shared/ui';
import { OwnPlaces } from '../../parts/line/OwnPlaces.tsx';
import { breadcrumb } from '../../parts/page/breadcrumb.ts';
import { Notes } from '../../parts/page/Notes.tsx';
import { offeringListPath } from '../../parts/page/paths.ts';
import { GroupList } from './GroupList.tsx';
import { GuestNotice } from './GuestNotice.tsx';
import { HOW_IT_WORKS } from './howItWorks.ts';

/** /manager/group: public information about groups, and the member's own ones. */
export default function ListPage() {
  const user = useSessionUser();
  return (
    <Page
      title="단체 신청"
      breadcrumb={breadcrumb()}
      lead="직원 여러 명의 교육이나 시험을 사업자가 한 번에 신청하고 결제합니다."
      actions={
        user && (
          <>
            <ButtonLink to={offeringListPath('education')}>교육 고르기</ButtonLink>
            <ButtonLink variant="secondary" to={offeringListPath('exam')}>
              시험 고르기
            </ButtonLink>
          </>
        )
      }
    >
      {user ? (
        <>
          <OwnPlaces whose="group" />
          <GroupList />
        </>
      ) : (
        <GuestNotice />
      )}
      <Section title="단체 신청 안내">
        <Notes items={HOW_IT_WORKS} />
      </Section>
    </Page>
  );
}
