import type { ReactNode } from 'react';
import { DocumentDialog, ProvenSheet } from '@portal/shared/documents';
import type { DialogProps } from '@portal/shared/overlay';
import type { ProvenPaper } from '@portal/shared/papers';

/** A numbered document, on one page. */
export const ProvenDialog = ({ paper, ...dialog }: DialogProps & { paper: ProvenPaper; save: ReactNode }) => (
  <DocumentDialog title={paper.title} {...dialog}>
    <ProvenSheet paper={paper} />
  </DocumentDialog>
);
