import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { MAX_GROUP_ROSTER_BYTES, postMapGroupRoster } from '@portal/shared/contract/manager';
import { readTable } from '@portal/shared/form';

/** What a table of people says, row by row. */
export type CheckedRoster = CallEntity<typeof postMapGroupRoster>;

/** A table of people from its choice to the form: what each row says, and what is wrong with the file. */
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
      // What is wrong with the file, or why the API could not be asked.
      setProblem((error instanceof CallError && error.issues[0]?.message) || (error as Error).message);
    }
  };
  const forget = () => {
    setFileName('');
    setChecked(null);
  };
  return { fileName, checked, problem, isChecking: checking.isPending, choose, forget };
}
