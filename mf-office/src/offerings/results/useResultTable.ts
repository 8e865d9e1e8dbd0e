import { useMutation } from '@portal/shared/client';
import { NUMBERS } from '@portal/shared/contract';
import {
  MAX_RESULT_FILE_BYTES,
  officeApplicants,
  officeCheckResults,
  officeEnterResults,
  officeOffering,
  type OfferingKind,
} from '@portal/shared/contract/office';
import { useCheckedFile } from '../../parts/checkedFile/useCheckedFile.ts';

/** State of an import of results: chosen table, preview of its rows, problem and entry. */
export function useResultTable(offering: { kind: OfferingKind; offeringNo: number }) {
  const checking = useMutation(officeCheckResults, { quiet: true });
  const entering = useMutation(officeEnterResults, { quiet: true, invalidates: [officeApplicants, officeOffering] });
  return useCheckedFile({
    maxBytes: MAX_RESULT_FILE_BYTES,
    needed: '신청번호와 결과',
    fields: {},
    check: (input) => checking.mutate({ ...offering, ...input }),
    enter: (input) => entering.mutate({ ...offering, ...input }),
    changed: NUMBERS.RESULTS_CHANGED,
  });
}
