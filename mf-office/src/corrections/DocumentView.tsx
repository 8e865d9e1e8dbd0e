import { useState } from 'react';
import { CallError, useFetchFile } from '@portal/shared/client';
import { officeCorrectionDocument } from '@portal/shared/contract/office';
import { FetchProgress } from '@portal/shared/documents';
import { Actions, Button } from '@portal/shared/ui';
import { saveBlob } from '../parts/files/download.ts';
import styles from './DocumentView.module.css';

interface DocumentViewProps {
  correctionNo: number;
  documentName: string;
}

/**
 * The supporting document: a picture is shown here, anything else is saved. It is fetched only on a press, since the
 * audit log records each access.
 */
export function DocumentView({ correctionNo, documentName }: DocumentViewProps) {
  const { fetchFile, isPending, progress, cancel } = useFetchFile(officeCorrectionDocument);
  const [picture, setPicture] = useState('');
  const [hasFailed, setFailed] = useState(false);
  const open = async () => {
    setFailed(false);
    try {
      const file = await fetchFile({ correctionNo });
      if (!file) return;
      if (file.type.startsWith('image/')) setPicture(URL.createObjectURL(file));
      else saveBlob(documentName, file);
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setFailed(true);
    }
  };
  const hide = () => {
    URL.revokeObjectURL(picture);
    setPicture('');
  };
  return (
    <>
      <p>{documentName}</p>
      {picture && <img className={styles.picture} src={picture} alt="회원이 올린 서류" />}
      {hasFailed && <p role="alert">서류를 열지 못했습니다. 잠시 뒤 다시 눌러주세요.</p>}
      <Actions>
        {picture ? (
          <Button variant="secondary" onClick={hide}>
            서류 숨기기
          </Button>
        ) : (
          <Button variant="secondary" busy={isPending} onClick={() => void open()}>
            서류 열기
          </Button>
        )}
        {isPending && <FetchProgress progress={progress} onCancel={cancel} />}
      </Actions>
    </>
  );
}
