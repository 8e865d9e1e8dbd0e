import { saveFile } from '@portal/shared/documents';
import { formatDay } from '@portal/shared/format';
import { csvOf } from '../../csvOf.ts';
import type { Completion } from '../../group.ts';

/** Downloads the completions as a table that Excel opens. */
export const saveCompletions = (completions: readonly Completion[]): void =>
  saveFile(
    '단체신청_수료증.csv',
    csvOf([
      ['번호', '이름', '수료증 번호', '발급일'],
      ...completions.map(({ position, name, number, issuedAt }) => [
        String(position),
        name,
        number,
        formatDay(issuedAt),
      ]),
    ]),
  );
