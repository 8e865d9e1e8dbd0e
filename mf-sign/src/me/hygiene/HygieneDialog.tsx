import type { CallEntity } from '@portal/shared/contract/call';
import { downloadHygiene, type getMapHygiene } from '@portal/shared/contract/hygiene';
import { DocumentDialog, ProvenSheet, SavePdf } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import { hygienePaper } from '@portal/shared/papers';

type Hygiene = CallEntity<typeof getMapHygiene>;

interface HygieneDialogProps extends DialogProps {
  holder: Pick<Hygiene, 'name' | 'userBirth'>;
  completion: Hygiene['completions'][number];
}

/** 수료증 of hygiene education, on one page. */
export default function HygieneDialog({ holder, completion, ...dialog }: HygieneDialogProps) {
  const { completionNo } = completion;
  const paper = hygienePaper({ ...completion, ...holder }, window.location.origin);
  return (
    <DocumentDialog
      title={paper.title}
      save={<SavePdf call={downloadHygiene} input={{ completionNo }} fileName={paper.fileName} />}
      {...dialog}
    >
      <ProvenSheet paper={paper} />
    </DocumentDialog>
  );
}
