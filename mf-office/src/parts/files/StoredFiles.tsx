import { useEffect, useState } from 'react';
import { useFile } from '@portal/shared/client';
import { downloadFile } from '@portal/shared/contract/common';
import type { AttachedFiles } from '@portal/shared/contract/office';
import { formatBytes } from '@portal/shared/format';
import { Button, Spinner } from '@portal/shared/ui';
import { saveUrl } from './download.ts';
import styles from './StoredFiles.module.css';

type StoredFile = AttachedFiles[number];

/**
 * Files as readers will find them, also those that the public cannot read: they are fetched with the employee's token,
 * which a link does not send.
 */
export function StoredFiles({ files }: { files: readonly StoredFile[] }) {
  const [wanted, setWanted] = useState<{ file: StoredFile; press: number }>();
  if (files.length === 0) return null;
  return (
    <>
      <ul role="list" aria-label="첨부파일" className={styles.root}>
        {files.map((file) => (
          <li key={file.path}>
            <Button
              variant="secondary"
              size="small"
              className={styles.file}
              onClick={() => setWanted({ file, press: (wanted?.press ?? 0) + 1 })}
            >
              {file.fileName} ({formatBytes(file.size)}) 내려받기
            </Button>
          </li>
        ))}
      </ul>
      {wanted && <Fetched key={wanted.press} file={wanted.file} />}
    </>
  );
}

/** Fetches a file once and saves it. Its URL lives as long as this is shown. */
function Fetched({ file: { path, fileName } }: { file: StoredFile }) {
  const { url, hasFailed } = useFile(downloadFile, { path });
  useEffect(() => {
    if (url) saveUrl(fileName, url);
  }, [url, fileName]);
  if (hasFailed) return <p role="alert">‘{fileName}’ 파일을 내려받지 못했습니다. 잠시 뒤 다시 눌러 주세요.</p>;
  return url ? null : <Spinner label="파일 내려받는 중" />;
}
