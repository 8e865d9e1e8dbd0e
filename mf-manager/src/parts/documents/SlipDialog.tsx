import { downloadSlip } from '@portal/shared/contract/manager';
import { SavePdf } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import { APPLY_TYPES, slipPaper } from '@portal/shared/papers';
import type { ApplicationDetail } from '../kind/application.ts';
import { EntryDialog } from './EntryDialog.tsx';

/** Attendance slip of a course or exam. */
export default function SlipDialog({ application, ...dialog }: DialogProps & { application: ApplicationDetail }) {
  const paper = slipPaper(application);
  const input = { applyType: APPLY_TYPES[application.kind], userExaminationNo: application.applicationNo };
  return (
    <EntryDialog
      paper={paper}
      save={<SavePdf call={downloadSlip} input={input} fileName={paper.fileName} />}
      {...dialog}
    />
  );
}
