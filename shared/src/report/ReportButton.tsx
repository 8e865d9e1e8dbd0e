import { Flag } from 'lucide-react';
import { openDialog } from '@portal/shared/overlay';
import { PATHS, useReturnHere } from '@portal/shared/section';
import { useSessionUser } from '@portal/shared/session';
import { Button, ButtonLink } from '@portal/shared/ui';
import type { ReportedKind } from '../contract/postReport.ts';
import styles from './ReportButton.module.css';

export interface ReportButtonProps {
  kind: ReportedKind;
  postNo: number;
  post: { title: string; isMine: boolean };
}

/** Button below another member's post that reports it to the association. A guest is led to the login first. */
export function ReportButton({ kind, postNo, post: { title, isMine } }: ReportButtonProps) {
  const user = useSessionUser();
  const returnHere = useReturnHere();
  if (isMine) return null;
  // Labelled with the post's title, because a page may have many.
  const look = { variant: 'plain', size: 'small', icon: <Flag /> } as const;
  return (
    <p className={styles.root}>
      {user ? (
        <Button
          {...look}
          aria-label={`‘${title}’ 신고`}
          onClick={() => void openDialog(() => import('./ReportDialog.tsx'), { kind, postNo, title })}
        >
          신고
        </Button>
      ) : (
        <ButtonLink {...look} to={PATHS.signIn} state={returnHere} aria-label={`로그인하고 신고: ‘${title}’`}>
          로그인하고 신고
        </ButtonLink>
      )}
    </p>
  );
}
