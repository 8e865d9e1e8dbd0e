import { useItem } from '@portal/shared/client';
import { officeOffering } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { Skeleton } from '@portal/shared/ui';
import { UnknownValues } from '../../parts/form/UnknownValues.tsx';
import { ItemFailure } from '../../parts/frame/ItemFailure.tsx';
import { OfficePage } from '../../parts/frame/OfficePage.tsx';
import { KINDS } from '../kind/kinds.ts';
import { withoutDays } from './copied.ts';
import type { OfferingFormKind, OfferingValues } from './formKind.ts';
import { OfferingForm } from './OfferingForm.tsx';

/** Page that creates a course or exam, copies one, or changes one. */
export function WritePage<Values extends OfferingValues, Checked>(props: OfferingFormKind<Values, Checked>) {
  const { kind, initial, halls, groupsOf, valuesOf } = props;
  const offeringNo = useNumberParam('offeringNo');
  const copyOf = useNumberParam('copyOf');
  const source = offeringNo ?? copyOf;
  const query = useItem(officeOffering, source === null ? null : { kind, offeringNo: source });
  const { data, isLoading } = query;
  const stored = data && valuesOf(data);
  const isCopy = offeringNo === null && copyOf !== null;
  const start = source === null ? initial : isCopy && stored ? withoutDays(groupsOf(stored), stored) : stored;
  return (
    <OfficePage title={`${KINDS[kind].noun} ${offeringNo === null ? '만들기' : '고치기'}`}>
      {(isLoading || halls === null) && <Skeleton lines={12} />}
      <ItemFailure query={query} />
      {data && start === null && <UnknownValues />}
      {start && halls && (
        <OfferingForm
          {...props}
          halls={halls}
          start={start}
          copied={isCopy && stored ? stored : null}
          offeringNo={offeringNo}
          draftName={`office-${kind}:${offeringNo ?? `new:${copyOf ?? ''}`}`}
          isDraft={offeringNo === null || data?.isDraft === true}
          applicants={offeringNo === null ? 0 : (data?.applicants ?? 0)}
          fixedFields={offeringNo === null ? [] : (data?.fixedFields ?? [])}
        />
      )}
    </OfficePage>
  );
}
