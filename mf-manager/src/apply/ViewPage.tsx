import { Page } from '@portal/shared/ui';
import { offeringListPath, writePath } from '../parts/page/paths.ts';
import { OfferingView } from './offerings/OfferingView.tsx';
import { Missing } from '../parts/page/Missing.tsx';
import { trail } from '../parts/page/breadcrumb.ts';
import { useRowNumber } from '../parts/page/useRowNumber.ts';
import { useAppliedTo, useCourse } from './queries.ts';

const LIST = { label: '교육 목록', to: offeringListPath(1) };

/** /manager/edu/apply/view?educationNo=: one course. */
export default function EduViewPage() {
  const educationNo = useRowNumber('educationNo');
  const course = useCourse(educationNo);
  const appliedTo = useAppliedTo(educationNo);
  return (
    <Page
      title={course.data?.title ?? '교육 상세'}
      width="text"
      breadcrumb={trail({ label: '교육 신청', to: LIST.to })}
    >
      {educationNo === null ? (
        <Missing list={LIST} />
      ) : (
        <OfferingView offering={course} appliedTo={appliedTo} applyTo={writePath(1, educationNo)} list={LIST} />
      )}
    </Page>
  );
}
