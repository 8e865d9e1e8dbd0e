import { useRef, useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import {
  IMPORT_PART_BYTES,
  MAX_IMPORT_BYTES,
  officeBeginImport,
  officeImports,
  officeSendImportPart,
  type ImportKind,
} from '@portal/shared/contract/office';
import { readBase64 } from '@portal/shared/form';
import { formatBytes } from '@portal/shared/format';

/** Attempts for a part whose answer is lost. */
const MAX_ATTEMPTS = 3;
const UNREADABLE = '파일을 읽을 수 없습니다. 올리는 동안 파일을 고치거나 옮기지 말고 다시 골라주세요.';

/** A file of which some parts have been sent: the same file is continued. */
interface Begun {
  file: File;
  kind: ImportKind;
  uploadNo: number;
  sent: number;
}

/** Sends a file in parts, after a lost connection from where it ended. */
export function useUpload() {
  const beginning = useMutation(officeBeginImport, { quiet: true, invalidates: [officeImports] });
  const sending = useMutation(officeSendImportPart, { quiet: true, background: true, invalidates: [officeImports] });
  const begun = useRef<Begun | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const [problem, setProblem] = useState('');

  async function begin(file: File, kind: ImportKind): Promise<Begun> {
    if (begun.current?.file === file && begun.current.kind === kind) return begun.current;
    const { name: fileName, size } = file;
    begun.current = { file, kind, uploadNo: await beginning.mutate({ kind, fileName, size }), sent: 0 };
    return begun.current;
  }

  async function sendPart({ file, uploadNo, sent }: Begun): Promise<void> {
    const bytes = await readBase64(file.slice(sent, sent + IMPORT_PART_BYTES));
    for (let attempt = 1; ; attempt += 1)
      try {
        await sending.mutate({ uploadNo, partNo: sent / IMPORT_PART_BYTES, bytes });
        return;
      } catch (error) {
        if (!(error instanceof CallError) || !error.isUnanswered || attempt === MAX_ATTEMPTS) throw error;
      }
  }

  async function sendAll(file: File, kind: ImportKind): Promise<number> {
    const one = await begin(file, kind);
    for (; one.sent < file.size; one.sent += IMPORT_PART_BYTES) {
      setProgress(one.sent / file.size);
      await sendPart(one);
    }
    begun.current = null;
    return one.uploadNo;
  }

  /** Sends a file; returns its number, or null with the cause in `problem`. */
  async function upload(file: File, kind: ImportKind): Promise<number | null> {
    setProblem('');
    if (file.size === 0 || file.size > MAX_IMPORT_BYTES) {
      setProblem(file.size === 0 ? '빈 파일입니다.' : `${formatBytes(MAX_IMPORT_BYTES)} 이하의 파일을 올려주세요.`);
      return null;
    }
    setProgress(0);
    try {
      return await sendAll(file, kind);
    } catch (error) {
      if (error instanceof CallError) setProblem(error.issues[0]?.message ?? error.message);
      else if (error instanceof DOMException) setProblem(UNREADABLE);
      else throw error;
      // Another state than an unanswered one will not change: the next attempt begins anew.
      if (!(error instanceof CallError) || !error.isUnanswered) begun.current = null;
      return null;
    } finally {
      setProgress(null);
    }
  }

  return { upload, progress, problem, setProblem };
}
