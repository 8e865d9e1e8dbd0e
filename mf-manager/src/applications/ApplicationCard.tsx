import { formatDateTime } from '@portal/shared/format';
import { CardLink } from '@portal/shared/ui';
import { kindLine, priceText } from '../parts/offering/offeringItems.ts';
import { Facts } from '../parts/page/CardItems.tsx';
import { formatEnd } from '../parts/page/formatDeadline.ts';
import { placeOf } from '../parts/place/place.ts';
import type { Application } from '../parts/kind/application.ts';
import { ApplicationBadge } from '../parts/application/ApplicationBadge.tsx';
import { applicationPath } from '../parts/page/paths.ts';

/** An application in a list. */
export function ApplicationCard({ application }: { application: Application }) {
  return (
    <CardLink
      to={applicationPath(application.applyType, application.userExaminationNo)}
      title={application.title}
      eyebrow={
        <>
          <ApplicationBadge application={application} />
          <span>{kindLine(application)}</span>
        </>
      }
    >
      <Facts
        items={[
          { term: '신청번호', description: application.userExaminationNo },
          { term: '신청일', description: formatDateTime(application.applyDate) },
          { term: '일시', description: formatDateTime(application.day, application.time) },
          { term: '장소', description: placeOf(application) },
          { term: application.applyType === 1 ? '교육비' : '응시료', description: priceText(application.price) },
          ...(application.payDueAt ? [{ term: '결제 기한', description: formatEnd(application.payDueAt) }] : []),
        ]}
      />
    </CardLink>
  );
}
