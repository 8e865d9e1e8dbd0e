import { useItem } from '@portal/shared/client';
import { officeAttendance, type OfferingKind } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { Actions, ButtonLink } from '@portal/shared/ui';
import { ItemOf } from '../../parts/frame/ItemOf.tsx';
import { OfficePage } from '../../parts/frame/OfficePage.tsx';
import { viewPath } from '../kind/kinds.ts';
import { AttendanceView } from './AttendanceView.tsx';

/** /office/courses/attendance and /office/exams/attendance: attendance, and the results that follow from it. */
export default function AttendancePage({ kind }: { kind: OfferingKind }) {
  const offeringNo = useNumberParam('offeringNo');
  const query = useItem(officeAttendance, offeringNo === null ? null : { kind, offeringNo });
  return (
    <OfficePage
      title="출석"
      lead={query.data?.title}
      actions={
        offeringNo !== null && (
          <Actions>
            <ButtonLink variant="secondary" to={viewPath(kind, offeringNo)}>
              신청자로
            </ButtonLink>
          </Actions>
        )
      }
    >
      <ItemOf no={offeringNo} query={query}>
        {(attendance) => (
          <AttendanceView
            offering={{ kind, offeringNo: offeringNo ?? 0 }}
            attendance={attendance}
            refresh={query.retry}
          />
        )}
      </ItemOf>
    </OfficePage>
  );
}
