import { useFetchItem, useItem, useMutation } from '@portal/shared/client';
import { getListBranch } from '@portal/shared/contract/branch';
import { INDUSTRY_NAMES } from '@portal/shared/contract/common';
import {
  BULLETIN_KIND_NAMES,
  officeBulletin,
  officeBulletins,
  officeOverview,
  officeSaveBulletin,
} from '@portal/shared/contract/office';
import { changesBetween } from '../parts/form/changesBetween.ts';
import { EditForm } from '../parts/form/EditForm.tsx';
import { FieldGroups, type FormFields } from '../parts/form/FieldGroups.tsx';
import { useEditForm } from '../parts/form/useEditForm.ts';
import {
  BULLETINS_PATH,
  bulletinSchema,
  valuesOf,
  viewPath,
  type BulletinValues,
  type CheckedBulletin,
} from './bulletin.ts';

interface BulletinFormProps {
  start: BulletinValues;
  /** Null for a new message. */
  bulletinNo: number | null;
}

const optionsOf = (names: Readonly<Record<string | number, string>>) =>
  Object.entries(names).map(([value, label]) => ({ value, label }));

const groupsOf = (
  branches: readonly { branchNo: number; name: string }[],
): readonly FormFields<keyof BulletinValues>[] => [
  {
    title: '내용',
    lead: '맨 앞의 (광고) 표시와 협회 이름, 맨 뒤의 문의 전화와 무료수신거부는 저절로 붙습니다.',
    columns: 2,
    fields: [
      { name: 'kind', label: '종류', options: optionsOf(BULLETIN_KIND_NAMES) },
      {
        name: 'link',
        label: '자세히 볼 화면',
        optional: true,
        hint: '홈페이지 주소에서 /부터 적어주세요. 예: /manager/edu/apply',
      },
      { name: 'title', label: '제목', wide: true },
      { name: 'content', label: '내용', type: 'area', wide: true },
    ],
  },
  {
    title: '받는 분',
    lead: '마케팅 정보 수신에 동의한 회원 가운데 고르신 조건에 모두 맞는 분께 갑니다.',
    columns: 3,
    fields: [
      {
        name: 'industryType',
        label: '업종',
        options: [{ value: '', label: '모든 업종' }, ...optionsOf(INDUSTRY_NAMES)],
      },
      {
        name: 'grade',
        label: '자격증',
        options: [
          { value: '', label: '상관없음' },
          { value: '1', label: '1급을 가진 분' },
          { value: '2', label: '2급을 가진 분' },
        ],
      },
      {
        name: 'branchNo',
        label: '소속 지회·지부',
        options: [
          { value: '', label: '모든 지회' },
          ...branches.map(({ branchNo, name }) => ({ value: `${branchNo}`, label: name })),
        ],
      },
      {
        name: 'regions',
        label: '업소가 있는 지역',
        type: 'area',
        optional: true,
        wide: true,
        hint: '한 줄에 한 곳씩 ‘서울’이나 ‘경기 수원시’처럼 적어주세요.',
      },
    ],
  },
  {
    title: '보낼 때',
    lead: '날짜와 시각은 함께 적습니다. 둘 다 비워 두시면 보내기를 누르신 때부터 보냅니다.',
    columns: 2,
    fields: [
      { name: 'sendDay', label: '보낼 날짜', type: 'date', optional: true },
      { name: 'sendTime', label: '보낼 시각', type: 'time', optional: true, hint: '08:00부터 20:59까지' },
    ],
  },
];

/** Form of an advertising message. */
export function BulletinFormView({ start, bulletinNo }: BulletinFormProps) {
  const fetchBulletin = useFetchItem(officeBulletin);
  const { data: branches = [] } = useItem(getListBranch, {});
  const saving = useMutation(officeSaveBulletin, {
    quiet: true,
    invalidates: [officeBulletins, officeBulletin, officeOverview],
  });
  const edit = useEditForm<BulletinValues, CheckedBulletin>({
    schema: bulletinSchema,
    start,
    draftName: `office-bulletin:${bulletinNo ?? 'new'}`,
    versionField: 'version',
    fieldOf: (path) => path.replace(/^bulletin\.(\w+).*$/, '$1'),
    save: async (bulletin) => {
      const version = Number(edit.form.getValues('version'));
      const saved = await saving.mutate({ bulletin, ...(bulletinNo !== null && { bulletinNo, version }) });
      return viewPath(saved);
    },
    readStored: bulletinNo === null ? null : async () => ({ values: valuesOf(await fetchBulletin({ bulletinNo })) }),
  });
  const groups = groupsOf(branches);
  return (
    <EditForm
      edit={edit}
      back={bulletinNo === null ? BULLETINS_PATH : viewPath(bulletinNo)}
      changesOf={(values, stored) => changesBetween(groups, values, stored)}
      saveLabel="저장하고 미리 보기"
    >
      <FieldGroups groups={groups} form={edit.form} />
    </EditForm>
  );
}
