import { downloadCompletion, type CompletionDocument } from '@portal/shared/contract/manager';
import { SavePdf } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import { completionPaper } from '@portal/shared/papers';
import { ProvenDialog } from './ProvenDialog.tsx';

/** Completion of a course. */
export default function CompletionDialog({ completion, ...dialog }: DialogProps & { completion: CompletionDocument }) {
  const paper = completionPaper(completion, window.location.origin);
  return (
    <ProvenDialog
      paper={paper}
      save={<SavePdf call={downloadCompletion} input={{ number: completion.number }} fileName={paper.fileName} />}
      {...dialog}
    />
  );
}
