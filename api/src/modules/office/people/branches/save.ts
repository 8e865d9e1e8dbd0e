import type { Calls, CallValue } from '@portal/shared/contract';
import type { BranchForm } from '@portal/shared/contract/office';
import { BusinessError, HttpError } from '../../../../errors/errors.ts';
import { act } from '../../../../internalControls/acts/act.ts';
import { recordAct } from '../../../../internalControls/audit/recordAct.ts';
import type { MemberContext } from '../../../../pipeline/handler.ts';
import { requestMove } from './moveMembers.ts';
import { readRegions, storeRegions } from './regions.ts';
import { branchTarget, lockBranches, type BranchRow } from './target.ts';

const columnsOf = ({ kind, parentNo, mapLink, email, regions: _regions, ...form }: BranchForm) => ({
  ...form,
  kind,
  parent_no: kind === 'LOCAL' ? parentNo : null,
  mail_address: email,
  map_link: mapLink,
});

const refused = (field: keyof BranchForm, message: string) =>
  new HttpError('MALFORMED', { issues: [{ path: `branch.${field}`, message }] });

/** Rejects a form that does not fit the other branches: a taken name, or a level that is not there. */
function requireFit({ name, kind, parentNo }: BranchForm, all: readonly BranchRow[], own: number | null) {
  const others = all.filter(({ branch_no, retired_at }) => branch_no !== own && retired_at === null);
  if (others.some((other) => other.name === name)) throw refused('name', '이미 있는 이름입니다.');
  if (kind === 'LOCAL' && !others.some((other) => other.branch_no === parentNo && other.kind === 'REGIONAL'))
    throw refused('parentNo', '운영 중인 지회를 골라주세요.');
  if (kind === 'LOCAL' && others.some((other) => other.parent_no === own && own !== null))
    throw refused('kind', '지부가 있는 지회는 지부로 바꿀 수 없습니다.');
}

/** Creates a branch, or edits one; a job moves the members of its regions. Returns its number. */
export async function saveBranch(
  { branchNo, version, branch: form }: CallValue<Calls['officeSaveBranch']>,
  context: MemberContext,
): Promise<number> {
  const { db } = context;
  if (branchNo === undefined) {
    requireFit(form, await lockBranches(db), null);
    const regions = await readRegions(db, form.regions, null);
    const { branch_no: objectNo } = await db
      .insertInto('branch')
      .values(columnsOf(form))
      .returning('branch_no')
      .executeTakeFirstOrThrow();
    await storeRegions(db, objectNo, regions);
    await requestMove(db, objectNo);
    await recordAct(context, { act: 'make', object: 'branch', objectNo });
    return objectNo;
  }
  const work = {
    act: 'change' as const,
    no: branchNo,
    check({ branch, all }: { branch: BranchRow; all: readonly BranchRow[] }) {
      if (branch.version !== version) throw new BusinessError('EDITED_MEANWHILE');
      requireFit(form, all, branchNo);
    },
    async do({ branch }: { branch: BranchRow }) {
      const regions = await readRegions(db, form.regions, branchNo);
      await db
        .updateTable('branch')
        .set({ ...columnsOf(form), version: branch.version + 1 })
        .where('branch_no', '=', branchNo)
        .execute();
      await storeRegions(db, branchNo, regions);
      await requestMove(db, branchNo);
    },
  };
  await act(branchTarget, work, context);
  return branchNo;
}
