import { Download } from 'lucide-react';
import { useState } from 'react';
import { CallError, useFetchFile } from '@portal/shared/client';
import type { Call, CallInput } from '@portal/shared/contract/call';
import { readSession } from '@portal/shared/session';
import { notePaper } from '@portal/shared/session/offlineNotes';
import { Button } from '@portal/shared/ui';
import { FetchProgress } from './FetchProgress.tsx';
import { canPrintAndSave, openFile, saveFile } from './saveFile.ts';
import styles from './SavePdf.module.css';

interface SavePdfProps<C extends Call> {
  call: C;
  input: CallInput<C>;
  fileName: string;
}

const FAILED = 'PDF를 저장하지 못했습니다. 잠시 후 ‘PDF로 저장’을 다시 눌러주세요.';

/** No browser reports whether it has saved the file, and the in-app browsers of messengers may not. */
const whereItIs = (fileName: string) =>
  `‘${fileName}’ 파일을 내려받았습니다. 휴대폰에서는 ‘다운로드’나 ‘파일’에서 여실 수 있습니다. 보이지 않으면 크롬이나 사파리로 이 홈페이지를 열어 저장해주세요.`;

const reasonOf = (error: CallError) => (error.failure === 'refused' ? error.message : FAILED);

/**
 * Saves a document as a PDF file, shows the outcome above the buttons, and can be pressed again. A browser that saves
 * nothing opens it at an address instead. The offline page names what has been saved.
 */
export function SavePdf<C extends Call>({ call, input, fileName }: SavePdfProps<C>) {
  const { fetchFile, fetchAddress, isPending, progress, cancel } = useFetchFile(call);
  const saves = canPrintAndSave();
  const [outcome, setOutcome] = useState<{ role: 'status' | 'alert'; text: string }>();
  const save = async () => {
    setOutcome(undefined);
    try {
      if (!saves) return openFile(await fetchAddress(input));
      const file = await fetchFile(input);
      if (!file) return;
      saveFile(fileName, file);
      if (readSession()) notePaper(fileName);
      setOutcome({ role: 'status', text: whereItIs(fileName) });
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setOutcome({ role: 'alert', text: reasonOf(error) });
    }
  };
  return (
    <>
      {outcome && (
        <p role={outcome.role} className={`${styles.outcome} ${styles[outcome.role]}`}>
          {outcome.text}
        </p>
      )}
      <Button variant="secondary" icon={<Download />} busy={isPending} onClick={() => void save()}>
        {saves ? 'PDF로 저장' : 'PDF 열기'}
      </Button>
      {isPending && <FetchProgress progress={progress} onCancel={cancel} />}
    </>
  );
}
