import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { MAX_GROUP_ROSTER_BYTES, postMapGroupRoster } from '@portal/shared/contract/manager';
import { readTable } from '@portal/shared/form';

/** Preview of a table of people, row by row. */
export type CheckedRoster = CallEntity<typeof postMapGroupRoster>;

/** State of an import of people: chosen file, preview of its rows, and problem. */
export function useRosterFile() {
  const [fileName, setFileName] = useState('');
  const [checked, setChecked] = useState<CheckedRoster | null>(null);
  const [problem, setProblem] = useState('');
  const checking = useMutation(postMapGroupRoster, { quiet: true });
  const choose = async (chosen: File) => {
    setProblem('');
    setChecked(null);
    setFileName(chosen.name);
    try {
      const { base64: file } = await readTable(chosen, MAX_GROUP_ROSTER_BYTES, '이름과 휴대폰 번호');
      setChecked(await checking.mutate({ file }));
    } catch (error) {
      // Problem of the file, or of the API call.
      setProblem((error instanceof CallError && error.issues[0]?.message) || (error as Error).message);
    }
  };
  const forget = () => {
    setFileName('');
    setChecked(null);
  };
  return { fileName, checked, problem, isChecking: checking.isPending, choose, forget };
}
