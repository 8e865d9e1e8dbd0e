import { Flag } from 'lucide-react';
import type { ReportedKind } from '@portal/shared/contract/postReport';
import { openDialog } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';

interface ReportButtonProps {
  kind: ReportedKind;
  postNo: number;
  post: { title: string; isMine: boolean };
}

/** Below a post of another member. */
export function ReportButton({ kind, postNo, post: { title, isMine } }: ReportButtonProps) {
  if (isMine) return null;
  return (
    <p>
      <Button
        variant="plain"
        size="small"
        icon={<Flag />}
        onClick={() => void openDialog(() => import('./ReportDialog.tsx'), { kind, postNo, title })}
      >
        신고
      </Button>
    </p>
  );
}
