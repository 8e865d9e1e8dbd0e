import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { NUMBERS, type CallEntity } from '@portal/shared/contract';
import {
  MAX_ROSTER_FILE_BYTES,
  officeCheckRosterFile,
  officeEnterRosterFile,
  officeOverview,
  officeRoster,
  officeRosterBatches,
} from '@portal/shared/contract/office';
import { readTable, type ChosenTable } from '@portal/shared/form';

type CheckedFile = CallEntity<typeof officeCheckRosterFile>;

/** State of an import of outcomes: chosen file, preview of its rows, problem and entry. */
export function useOutcomeFile() {
  const [table, setTable] = useState<ChosenTable | null>(null);
  const [checked, setChecked] = useState<CheckedFile | null>(null);
  const [problem, setProblem] = useState('');
  const checking = useMutation(officeCheckRosterFile, { quiet: true });
  const entering = useMutation(officeEnterRosterFile, {
    quiet: true,
    invalidates: [officeRoster, officeRosterBatches, officeOverview],
  });
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
    const reading = readTable(file, MAX_ROSTER_FILE_BYTES, '관리번호, 결과, 사유');
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
      if (error instanceof CallError && error.code === NUMBERS.ROSTER_FILE_CHANGED) void check(table);
      throw error;
    }
  };
  return { table, checked, problem, isChecking: checking.isPending, choose, enter };
}
