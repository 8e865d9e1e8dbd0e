import type { ReactNode } from 'react';
import { FileInput } from '@portal/shared/form';
import { useNavigate } from '@portal/shared/router';
import { Actions, Button, ButtonLink, Field, Section, Skeleton, toast } from '@portal/shared/ui';
import type { Decision } from '../decision/DecisionDialog.tsx';
import { openDecision } from '../decision/openDecision.ts';
import type { CheckedFileState } from './useCheckedFile.ts';

interface CheckedFileProps<Checked> {
  file: CheckedFileState<Checked>;
  /** Field of the file. */
  label: string;
  hint?: string;
  /** Instructions for preparing a file, and other fields. */
  children: ReactNode;
  /** Sentence about the rows. */
  lead: string;
  rows: (checked: Checked) => ReactNode;
  /** The page that follows. */
  back: { to: string; label: string };
  /** Label of the button that continues; empty where nothing of the file can be entered. */
  action: string;
  decision: Omit<Decision, 'send'>;
  /** Message after so many were entered. */
  entered: (count: number) => string;
}

const HINT = 'CSV 파일을 고르면 줄마다 어떻게 처리될지 먼저 보여드립니다.';

/** Choosing a file, looking at what each of its rows would do, and entering exactly that. */
export function CheckedFile<Checked>(props: CheckedFileProps<Checked>) {
  const { file, label, hint = HINT, children, lead, rows, back, action, decision, entered } = props;
  const navigate = useNavigate();
  const confirm = async () => {
    const isEntered = await openDecision({
      ...decision,
      send: async (reason) => {
        toast(entered(await file.enter(reason)));
      },
    });
    // The popup has left the history by now, so that "back" leads to the page without it.
    if (isEntered) await navigate(back.to);
  };
  return (
    <>
      {children}
      <Field label={label} hint={file.name ? `고른 파일: ${file.name}` : hint} error={file.problem || undefined}>
        {(control) => (
          <FileInput
            {...control}
            accept=".csv,text/csv"
            disabled={file.isChecking}
            onChoose={([chosen]) => chosen && void file.choose(chosen)}
          />
        )}
      </Field>
      {file.isChecking && <Skeleton lines={6} />}
      {file.checked && (
        <Section title="확인" lead={lead}>
          {rows(file.checked)}
        </Section>
      )}
      <Actions>
        <ButtonLink variant="secondary" to={back.to}>
          {back.label}
        </ButtonLink>
        {action && <Button onClick={() => void confirm()}>{action}</Button>}
      </Actions>
    </>
  );
}
