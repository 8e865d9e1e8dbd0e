import { useState } from 'react';
import { CallError } from '@portal/shared/client';
import { readTable, type ChosenTable } from '@portal/shared/form';

interface CheckedFileOptions<Checked, Fields> {
  maxBytes: number;
  /** Columns that a file needs at least, as people read them. */
  needed: string;
  /** First values of what is sent with the file. */
  fields: Fields;
  /** Asks what the file would do. */
  check: (input: Fields & { file: string }) => Promise<Checked>;
  /** Enters what was shown; returns how many. */
  enter: (input: Fields & { file: string; fingerprint: string; reason: string }) => Promise<number>;
  /** Code of the refusal of a file whose check holds no longer. */
  changed: number;
}

/** A file on its way: chosen, checked, entered. */
export interface CheckedFileState<Checked, Fields = unknown> {
  /** Name of the chosen file, empty before. */
  name: string;
  checked: Checked | null;
  /** Sentence about a file that cannot be read or checked. */
  problem: string;
  isChecking: boolean;
  fields: Fields;
  /** Changes what is sent with the file, and checks a chosen one again. */
  setFields(this: void, fields: Fields): Promise<void>;
  choose(this: void, file: File): Promise<void>;
  /** Enters what was shown. Where that is no longer true, the new state is shown. @throws CallError */
  enter(this: void, reason: string): Promise<number>;
}

/** Takes a file from its choice over a check of what it would do to its entry. */
export function useCheckedFile<Checked extends { fingerprint: string }, Fields>(
  options: CheckedFileOptions<Checked, Fields>,
): CheckedFileState<Checked, Fields> {
  const [fields, storeFields] = useState(options.fields);
  const [table, setTable] = useState<ChosenTable | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [problem, setProblem] = useState('');
  const [isChecking, setChecking] = useState(false);

  const check = async ({ base64: file }: ChosenTable, sent: Fields) => {
    setChecked(null);
    setProblem('');
    setChecking(true);
    try {
      setChecked(await options.check({ ...sent, file }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.issues[0]?.message ?? error.message);
    } finally {
      setChecking(false);
    }
  };
  const choose = async (file: File) => {
    setProblem('');
    setTable(null);
    setChecked(null);
    const reading = readTable(file, options.maxBytes, options.needed);
    const chosen = await reading.catch((error: Error) => setProblem(error.message));
    if (!chosen) return;
    setTable(chosen);
    await check(chosen, fields);
  };
  const setFields = async (sent: Fields) => {
    storeFields(sent);
    if (table) await check(table, sent);
  };
  const enter = async (reason: string) => {
    if (!table || !checked) return 0;
    try {
      return await options.enter({ ...fields, file: table.base64, fingerprint: checked.fingerprint, reason });
    } catch (error) {
      if (error instanceof CallError && error.code === options.changed) void check(table, fields);
      throw error;
    }
  };
  return { name: table?.name ?? '', checked, problem, isChecking, fields, setFields, choose, enter };
}
