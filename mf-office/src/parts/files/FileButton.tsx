import { CallError, useFetchFile } from '@portal/shared/client';
import type { Call, CallInput } from '@portal/shared/contract';
import { FetchProgress } from '@portal/shared/documents';
import { alert } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';
import { saveBlob } from './download.ts';
import styles from './FileButton.module.css';

interface FileButtonProps<C extends Call> {
  call: C;
  input: CallInput<C>;
  fileName: string;
  /** Accessible name, if the text alone does not name the file's owner. */
  label?: string;
  children: string;
}

/**
 * Saves a file of the office, fetched on a press. It shows that it is busy, how much of a slow file is there, and an
 * error in a dialog.
 */
export function FileButton<C extends Call>({ call, input, fileName, label, children }: FileButtonProps<C>) {
  const { fetchFile, isPending, progress, cancel } = useFetchFile(call);
  const save = async () => {
    try {
      const file = await fetchFile(input);
      if (file) saveBlob(fileName, file);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await alert(error.message);
    }
  };
  return (
    <>
      <Button
        size="small"
        variant="plain"
        className={styles.root}
        busy={isPending}
        {...(label !== undefined && { 'aria-label': label })}
        onClick={() => void save()}
      >
        {children}
      </Button>
      {isPending && <FetchProgress progress={progress} onCancel={cancel} />}
    </>
  );
}
