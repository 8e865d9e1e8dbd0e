import type { FieldValues, Path } from 'react-hook-form';
import type * as v from 'valibot';
import { useItem } from '@portal/shared/client';
import { officeOffering, type AttachedFiles, type OfferingKind } from '@portal/shared/contract/office';
import { useNumberParam } from '@portal/shared/router';
import { ErrorState, Skeleton } from '@portal/shared/ui';
import type { FormFields } from '../../parts/form/FieldGroups.tsx';
import { OfficePage } from '../../parts/frame/OfficePage.tsx';
import { KINDS, type OfferingDetail } from '../kinds.ts';
import { OfferingForm } from './OfferingForm.tsx';

/** What is typed into the form of a course or an exam; text until the schema has read it. */
export type OfferingValues = FieldValues & { version?: string | undefined; files?: AttachedFiles | undefined };

/** What the forms of courses and of exams have of their own. */
export interface OfferingFormKind<Values extends OfferingValues, Checked> {
  kind: OfferingKind;
  schema: v.GenericSchema<Values, Checked>;
  /** What a new one begins with. */
  fresh: Values;
  /** The fields, which may follow from what is typed. */
  groupsOf(values: Partial<Values>): readonly FormFields<Path<Values>>[];
  valuesOf(offering: OfferingDetail): Values | null;
  /** Answers its number. @throws CallError */
  save(checked: Checked, offeringNo: number | null): Promise<number>;
}

/** The page that makes a course or an exam, copies one, or changes one. */
export function WritePage<Values extends OfferingValues, Checked>(props: OfferingFormKind<Values, Checked>) {
  const { kind, fresh, valuesOf } = props;
  const offeringNo = useNumberParam('offeringNo');
  const copyOf = useNumberParam('copyOf');
  const source = offeringNo ?? copyOf;
  const { data, isLoading, error, retry } = useItem(
    officeOffering,
    { kind, offeringNo: source ?? 1 },
    { enabled: source !== null },
  );
  const start = source === null ? fresh : data && valuesOf(data);
  return (
    <OfficePage title={`${KINDS[kind].noun} ${offeringNo === null ? '만들기' : '고치기'}`}>
      {isLoading && <Skeleton lines={12} />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {start && (
        <OfferingForm
          {...props}
          start={start}
          offeringNo={offeringNo}
          draft={`office-${kind}:${offeringNo ?? `new:${copyOf ?? ''}`}`}
          applicants={offeringNo === null ? 0 : (data?.applicants ?? 0)}
        />
      )}
    </OfficePage>
  );
}
