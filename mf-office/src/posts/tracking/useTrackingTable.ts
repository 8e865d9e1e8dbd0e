import { useState } from 'react';
import { CallError, useMutation } from '@portal/shared/client';
import { NUMBERS, type CallEntity } from '@portal/shared/contract';
import type { Carrier } from '@portal/shared/contract/manager';
import {
  MAX_TRACKING_FILE_BYTES,
  officeCheckTracking,
  officeEnterTracking,
  officeOverview,
  officePosts,
} from '@portal/shared/contract/office';
import { readBase64 } from '@portal/shared/form';

/** Preview of a table of tracking numbers, row by row. */
export type CheckedTable = CallEntity<typeof officeCheckTracking>;

const TOO_LARGE = `파일이 ${MAX_TRACKING_FILE_BYTES / 1024}KB보다 큽니다. 발송번호와 송장번호 열만 남겨서 다시 골라 주세요.`;
const UNREADABLE = '파일을 읽을 수 없습니다. 다른 프로그램에서 열려 있으면 닫고 다시 골라 주세요.';

/** State of an import of tracking numbers, from the choice of the table to its entry. */
export function useTrackingTable() {
  const [table, setTable] = useState<{ name: string; file: string; carrier: Carrier } | null>(null);
  const [checked, setChecked] = useState<CheckedTable | null>(null);
  const [problem, setProblem] = useState('');
  const checking = useMutation(officeCheckTracking, { quiet: true });
  const entering = useMutation(officeEnterTracking, { quiet: true, invalidates: [officePosts, officeOverview] });

  const check = async ({ file, carrier }: { file: string; carrier: Carrier }) => {
    setChecked(null);
    setProblem('');
    try {
      setChecked(await checking.mutate({ file, carrier }));
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      setProblem(error.issues[0]?.message ?? error.message);
    }
  };
  const choose = async (chosen: File, carrier: Carrier) => {
    setTable(null);
    setChecked(null);
    if (chosen.size > MAX_TRACKING_FILE_BYTES) return setProblem(TOO_LARGE);
    const file = await readBase64(chosen).catch(() => null);
    if (file === null) return setProblem(UNREADABLE);
    setTable({ name: chosen.name, file, carrier });
    await check({ file, carrier });
  };
  /** Sets the carrier of rows that name none, and checks the table again. */
  const setCarrier = async (carrier: Carrier) => {
    if (!table) return;
    setTable({ ...table, carrier });
    await check({ file: table.file, carrier });
  };
  /** Records the previewed rows. If they have changed since the preview, shows a new one. @throws CallError */
  const enter = async () => {
    if (!table || !checked) return 0;
    const { file, carrier } = table;
    try {
      return await entering.mutate({ file, carrier, fingerprint: checked.fingerprint });
    } catch (error) {
      if (error instanceof CallError && error.code === NUMBERS.TRACKING_CHANGED) void check(table);
      throw error;
    }
  };
  return { table, checked, problem, isChecking: checking.isPending, choose, setCarrier, enter };
}
