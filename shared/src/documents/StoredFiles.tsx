import { useState } from 'react';
import { CallError, useFetchFile } from '@portal/shared/client';
import { downloadFile } from '@portal/shared/contract/common';
import { Button } from '@portal/shared/ui';
import { formatBytes } from '../format/index.ts';
import { FetchProgress } from './FetchProgress.tsx';
import { canPrintAndSave, openFile, saveFile } from './saveFile.ts';
import styles from './StoredFiles.module.css';

interface StoredFile {
  path: string;
  fileName: string;
  /** Bytes. */
  size: number;
}

/** Files with restricted access: they are fetched with the reader's token, which a link does not send. */
export function StoredFiles({ files }: { files: readonly StoredFile[] }) {
  const { fetchFile, fetchAddress, progress, cancel } = useFetchFile(downloadFile);
  const [pending, setPending] = useState<string>();
  const [failed, setFailed] = useState<string>();
  if (files.length === 0) return null;
  const save = async ({ path, fileName }: StoredFile) => {
    // One at a time.
    if (pending !== undefined) return;
    setFailed(undefined);
    setPending(path);
    try {
      if (!canPrintAndSave()) return openFile(await fetchAddress({ path }));
      const file = await fetchFile({ path });
      if (file) saveFile(fileName, file);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailed(fileName);
    } finally {
      setPending(undefined);
    }
  };
  return (
    <>
      <ul role="list" aria-label="첨부파일" className={styles.root}>
        {files.map((file) => (
          <li key={file.path}>
            <Button
              variant="secondary"
              size="small"
              className={styles.file}
              busy={pending === file.path}
              onClick={() => void save(file)}
            >
              {file.fileName} ({formatBytes(file.size)}) 내려받기
            </Button>
            {pending === file.path && <FetchProgress progress={progress} onCancel={cancel} />}
          </li>
        ))}
      </ul>
      {failed && <p role="alert">‘{failed}’ 파일을 내려받지 못했습니다. 잠시 뒤 다시 눌러주세요.</p>}
    </>
  );
}
