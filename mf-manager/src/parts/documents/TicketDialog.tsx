import { downloadTicket } from '@portal/shared/contract/manager';
import { SavePdf } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import { ticketPaper } from '@portal/shared/papers';
import type { ApplicationDetail } from '../kind/application.ts';
import { EntryDialog } from './EntryDialog.tsx';

/** Admission ticket of an exam. */
export default function TicketDialog({ application, ...dialog }: DialogProps & { application: ApplicationDetail }) {
  const paper = ticketPaper(application);
  const input = { userExaminationNo: application.applicationNo };
  return (
    <EntryDialog
      paper={paper}
      save={<SavePdf call={downloadTicket} input={input} fileName={paper.fileName} />}
      {...dialog}
    />
  );
}
