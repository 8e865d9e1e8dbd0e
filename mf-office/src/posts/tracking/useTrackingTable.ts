import { useMutation } from '@portal/shared/client';
import { NUMBERS, type CallEntity } from '@portal/shared/contract';
import type { Carrier } from '@portal/shared/contract/manager';
import {
  MAX_TRACKING_FILE_BYTES,
  officeCheckTracking,
  officeEnterTracking,
  officeOverview,
  officePosts,
} from '@portal/shared/contract/office';
import { useCheckedFile } from '../../parts/checkedFile/useCheckedFile.ts';

/** Preview of a table of tracking numbers, row by row. */
export type CheckedTable = CallEntity<typeof officeCheckTracking>;

/** The carrier of rows that name none. */
const FIRST_CARRIER: Carrier = 'EPOST';

/** State of an import of tracking numbers, from the choice of the table to its entry. */
export function useTrackingTable() {
  const checking = useMutation(officeCheckTracking, { quiet: true });
  const entering = useMutation(officeEnterTracking, { quiet: true, invalidates: [officePosts, officeOverview] });
  return useCheckedFile({
    maxBytes: MAX_TRACKING_FILE_BYTES,
    needed: '발송번호와 송장번호',
    fields: { carrier: FIRST_CARRIER },
    check: checking.mutate,
    enter: ({ file, carrier, fingerprint }) => entering.mutate({ file, carrier, fingerprint }),
    changed: NUMBERS.TRACKING_CHANGED,
  });
}
