import { useItem } from '@portal/shared/client';
import { officeOffering, type OfferingKind } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { ItemOf } from '../../parts/frame/ItemOf.tsx';
import { OfficePage } from '../../parts/frame/OfficePage.tsx';
import { MailingForm } from './MailingForm.tsx';

/** /office/courses/mailings/write and /office/exams/mailings/write: writes to the applicants. */
export default function WritePage({ kind }: { kind: OfferingKind }) {
  const offeringNo = useNumberParam('offeringNo');
  const offering = useItem(officeOffering, offeringNo === null ? null : { kind, offeringNo });
  return (
    <OfficePage title="신청자 안내 쓰기" lead={offering.data?.title}>
      <ItemOf no={offeringNo} query={offering}>
        {(found) => <MailingForm kind={kind} offeringNo={found.offeringNo} />}
      </ItemOf>
    </OfficePage>
  );
}
