import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { NUMBERS, type CallEntity } from '@portal/shared/contract';
import {
  MAX_RESULT_FILE_BYTES,
  officeApplicants,
  officeCheckResults,
  officeEnterResults,
  officeOffering,
  type OfferingKind,
} from '@portal/shared/contract/office';
import { readTable, type ChosenTable } from '@portal/shared/form';

/** Preview of a table, row by row. */
export type CheckedTable = CallEntity<typeof officeCheckResults>;

/** State of an import of results: chosen table, preview of its rows, problem and entry. */
export function useResultTable(offering: { kind: OfferingKind; offeringNo: number }) {
  const [table, setTable] = useState<ChosenTable | null>(null);
  const [checked, setChecked] = useState<CheckedTable | null>(null);
  const [problem, setProblem] = useState('');
  const checking = useMutation(officeCheckResults, { quiet: true });
  const entering = useMutation(officeEnterResults, { quiet: true, invalidates: [officeApplicants, officeOffering] });

  const check = async ({ base64: file }: ChosenTable) => {
    setChecked(null);
    try {
      setChecked(await checking.mutate({ ...offering, file }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.issues[0]?.message ?? error.message);
    }
  };
  const choose = async (file: File) => {
    setProblem('');
    setTable(null);
    setChecked(null);
    const chosen = await readTable(file, MAX_RESULT_FILE_BYTES, '신청번호와 결과').catch((error: Error) =>
      setProblem(error.message),
    );
    if (!chosen) return;
    setTable(chosen);
    await check(chosen);
  };
  /** Enters the previewed rows. If they have changed since the preview, shows a new one. @throws CallError */
  const enter = async (reason: string) => {
    if (!table || !checked) return 0;
    try {
      return await entering.mutate({ ...offering, file: table.base64, fingerprint: checked.fingerprint, reason });
    } catch (error) {
      if (error instanceof CallError && error.code === NUMBERS.RESULTS_CHANGED) void check(table);
      throw error;
    }
  };
  return { table, checked, problem, isChecking: checking.isPending, choose, enter };
}
