import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { NUMBERS, type CallEntity } from '@portal/shared/contract';
import {
  MAX_BILL_FILE_BYTES,
  officeBills,
  officeCheckBillFile,
  officeEnterBillFile,
} from '@portal/shared/contract/office';
import { readTable, type ChosenTable } from '@portal/shared/form';

/** State of an import of approval numbers: chosen file, preview of its rows, problem and entry. */
export function useBillFile() {
  const [table, setTable] = useState<ChosenTable | null>(null);
  const [checked, setChecked] = useState<CallEntity<typeof officeCheckBillFile> | null>(null);
  const [problem, setProblem] = useState('');
  const checking = useMutation(officeCheckBillFile, { quiet: true });
  const entering = useMutation(officeEnterBillFile, { quiet: true, invalidates: [officeBills] });
  const check = async ({ base64: file }: ChosenTable) => {
    setChecked(null);
    try {
      setChecked(await checking.mutate({ file }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.issues[0]?.message ?? error.message);
    }
  };
  const choose = async (file: File) => {
    setProblem('');
    setTable(null);
    setChecked(null);
    const reading = readTable(file, MAX_BILL_FILE_BYTES, '승인번호, 비고');
    const chosen = await reading.catch((error: Error) => setProblem(error.message));
    if (!chosen) return;
    setTable(chosen);
    await check(chosen);
  };
  /** Enters the previewed rows. If they have changed since the preview, shows a new one. @throws CallError */
  const enter = async (reason: string) => {
    if (!table || !checked) return 0;
    try {
      return await entering.mutate({ file: table.base64, fingerprint: checked.fingerprint, reason });
    } catch (error) {
      if (error instanceof CallError && error.code === NUMBERS.BILL_FILE_CHANGED) void check(table);
      throw error;
    }
  };
  return { table, checked, problem, isChecking: checking.isPending, choose, enter };
}
