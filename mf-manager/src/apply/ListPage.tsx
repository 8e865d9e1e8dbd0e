import { openDialog } from '@portal/shared/overlay';
import { Button, ButtonLink, Page } from '@portal/shared/ui';
import { KINDS } from '../parts/kind/kinds.ts';
import type { Kind } from '../parts/kind/offering.ts';
import { breadcrumb } from '../parts/page/breadcrumb.ts';
import { applicationListPath } from '../parts/page/paths.ts';
import { QualificationNotice } from '../parts/qualification/QualificationNotice.tsx';
import { OfferingList } from './offerings/OfferingList.tsx';

const LEADS: Record<Kind, string> = {
  education: '외식경영관리사 교육 과정입니다. 지금 신청할 수 있는 과정부터 보여드립니다.',
  exam: '같은 급수의 교육을 수료하신 분이 신청하실 수 있습니다. 지금 신청할 수 있는 시험부터 보여드립니다.',
};

/** /manager/edu/apply and /manager/exam/apply: courses or exams to apply for. */
export default function ListPage({ kind }: { kind: Kind }) {
  const { word, isQualifying } = KINDS[kind];
  return (
    <Page
      title={`${word} 신청`}
      breadcrumb={breadcrumb()}
      lead={LEADS[kind]}
      actions={
        <>
          {isQualifying && <QualificationButtons />}
          <ButtonLink variant="secondary" to={applicationListPath(kind)}>
            {word} 신청 확인
          </ButtonLink>
        </>
      }
    >
      <OfferingList kind={kind} />
      {isQualifying && <QualificationNotice />}
    </Page>
  );
}

/** Information to read before an exam. */
const QualificationButtons = () => (
  <>
    <Button variant="secondary" onClick={() => void openDialog(() => import('./popups/ExamInfoPopup.tsx'))}>
      시험 안내
    </Button>
    <Button variant="secondary" onClick={() => void openDialog(() => import('./popups/EligibilityPopup.tsx'))}>
      응시 자격
    </Button>
  </>
);
