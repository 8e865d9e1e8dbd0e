import { useWatch } from 'react-hook-form';
import { useFetchItem, useMutation } from '@portal/shared/client';
import { BRANCH_KIND_NAMES, getListBranch } from '@portal/shared/contract/branch';
import {
  officeBranch,
  officeBranches,
  officeMember,
  officeMembers,
  officeSaveBranch,
} from '@portal/shared/contract/office';
import { changesBetween } from '../parts/form/changesBetween.ts';
import { EditForm } from '../parts/form/EditForm.tsx';
import { FieldGroups, type FormFields } from '../parts/form/FieldGroups.tsx';
import { useEditForm } from '../parts/form/useEditForm.ts';
import { BRANCHES_PATH, branchSchema, valuesOf, type BranchValues, type CheckedBranch } from './branch.ts';

interface BranchFormProps {
  start: BranchValues;
  /** Null for a new branch. */
  branchNo: number | null;
  /** Regional branches that a local one may be below. */
  regional: readonly { branchNo: number; name: string }[];
}

/** Field groups of a branch: only a local one belongs to a regional one. */
const groupsOf = (kind: string, regional: BranchFormProps['regional']): readonly FormFields<keyof BranchValues>[] => [
  {
    title: '지회·지부',
    columns: 2,
    fields: [
      { name: 'name', label: '이름', wide: true },
      {
        name: 'kind',
        label: '종류',
        options: Object.entries(BRANCH_KIND_NAMES).map(([value, label]) => ({ value, label })),
      },
      ...(kind === 'LOCAL'
        ? [
            {
              name: 'parentNo',
              label: '속한 지회',
              options: [
                { value: '', label: '고르세요' },
                ...regional.map(({ branchNo, name }) => ({ value: branchNo, label: name })),
              ],
            } as const,
          ]
        : []),
    ],
  },
  {
    title: '맡은 지역',
    lead: '저장하면 이 지역에 업소가 있는 회원의 소속이 차례로 바뀝니다. 직원이 정해 둔 소속은 그대로 남습니다.',
    fields: [
      {
        name: 'regions',
        label: '지역',
        type: 'area',
        optional: true,
        hint: '한 줄에 한 곳씩 ‘서울’이나 ‘경기 수원시’처럼 적어주세요.',
      },
    ],
  },
  {
    title: '연락처',
    lead: '누구나 지회 안내에서 볼 수 있습니다.',
    columns: 2,
    fields: [
      { name: 'address', label: '주소', optional: true, wide: true },
      { name: 'phone', label: '전화', optional: true },
      { name: 'email', label: '이메일', optional: true },
      { name: 'mapLink', label: '지도 주소', type: 'url', optional: true, hint: 'https://로 시작합니다.' },
      { name: 'hours', label: '업무 시간', optional: true },
    ],
  },
];

/** Form of a branch. */
export function BranchFormView({ start, branchNo, regional }: BranchFormProps) {
  const fetchBranch = useFetchItem(officeBranch);
  const saving = useMutation(officeSaveBranch, {
    quiet: true,
    invalidates: [officeBranches, officeBranch, getListBranch, officeMembers, officeMember],
  });
  const edit = useEditForm<BranchValues, CheckedBranch>({
    schema: branchSchema,
    start,
    draftName: `office-branch:${branchNo ?? 'new'}`,
    versionField: 'version',
    fieldOf: (path) => path.replace(/^branch\./, ''),
    save: async (branch) => {
      const version = Number(edit.form.getValues('version'));
      await saving.mutate({ branch, ...(branchNo !== null && { branchNo, version }) });
      return BRANCHES_PATH;
    },
    readStored: branchNo === null ? null : async () => ({ values: valuesOf(await fetchBranch({ branchNo })) }),
  });
  const groups = groupsOf(useWatch({ control: edit.form.control, name: 'kind' }), regional);
  return (
    <EditForm edit={edit} back={BRANCHES_PATH} changesOf={(typed, stored) => changesBetween(groups, typed, stored)}>
      <FieldGroups groups={groups} form={edit.form} />
    </EditForm>
  );
}
