import { association } from '@portal/shared/association';
import { seoulTimestamp } from '@portal/shared/time';
import type { Configuration } from '../../../configuration/configuration.ts';
import { recordAct, type ActContext } from '../../../internalControls/audit/recordAct.ts';
import { openSealed } from './openSealed.ts';
import { keyIn, readColumns, readOwnRows } from './ownRows.ts';
import { OWN_TABLES } from './ownTables.ts';
import { sealedApplications, withoutSealedResults } from './sealedResults.ts';

/** Explanations in the file of what it omits. */
const LEFT_OUT = [
  '비밀번호, 연계정보(CI), 계좌번호와 현금영수증 번호의 원문: 계좌와 현금영수증 번호는 가려서 적었습니다.',
  '발표되지 않은 시험 결과',
  '단체 신청에 적힌 다른 사람의 이름과 휴대폰 번호, 처리한 직원의 번호',
  '파일의 내용: 목록만 있습니다.',
];

interface ExportContext extends ActContext {
  keys: Configuration['encryptionKeys'];
}

/** Exports everything that the portal stores about a member, for the member, and records who exported it and why. */
export async function exportMember(
  { memberNo, reason }: { memberNo: number; reason: string },
  context: ExportContext,
): Promise<object> {
  const { db, now } = context;
  const columns = await readColumns(db);
  const opened = await openSealed(memberNo, context);
  const sealed = await sealedApplications(db, memberNo, now);
  const data = [];
  for (const own of OWN_TABLES) {
    const { table, name } = own;
    const key = keyIn(columns, own);
    const rows = await readOwnRows(db, own, { memberNo, columns });
    data.push({
      table,
      name,
      rows: withoutSealedResults(table, rows, sealed).map((row) => ({ ...row, ...opened[table]?.get(row[key]) })),
    });
  }
  await recordAct(context, { act: 'export member', object: 'member', objectNo: memberNo, reason });
  return { association: association.legalName, madeAt: seoulTimestamp(now), leftOut: LEFT_OUT, data };
}
