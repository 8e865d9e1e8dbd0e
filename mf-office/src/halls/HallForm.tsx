import { openAddressSearch } from '@portal/shared/address';
import { useFetchItem, useMutation } from '@portal/shared/client';
import type { CallInput } from '@portal/shared/contract';
import { officeHall, officeHalls, officeOfferingChoices, officeSaveHall } from '@portal/shared/contract/office';
import { Actions, Button } from '@portal/shared/ui';
import { changesBetween } from '../parts/form/changesBetween.ts';
import { EditForm } from '../parts/form/EditForm.tsx';
import { FieldGroups, type FormFields } from '../parts/form/FieldGroups.tsx';
import { useEditForm } from '../parts/form/useEditForm.ts';
import { LIST_PATH } from './hall.ts';

export type HallInput = CallInput<typeof officeSaveHall>;
type Group = FormFields<keyof HallInput & string>;

const HALL: Group = {
  title: '시험장·교육장',
  columns: 2,
  fields: [
    { name: 'name', label: '이름', wide: true },
    { name: 'seats', label: '좌석 (석)', type: 'number', hint: '정원이 이보다 많으면 저장하기 전에 묻습니다.' },
    { name: 'dayFee', label: '하루 사용료 (원)', type: 'number', hint: '무료이면 0을 입력합니다.' },
  ],
};
const ADDRESS: Group = {
  title: '주소',
  columns: 2,
  fields: [
    { name: 'address', label: '주소', wide: true },
    { name: 'postCode', label: '우편번호', optional: true },
    { name: 'address2', label: '층과 호', optional: true },
  ],
};
const VISIT: Group = {
  title: '찾아오는 길',
  lead: '주소와 함께 교육과 시험 안내 화면에서 누구나 봅니다.',
  columns: 2,
  fields: [
    { name: 'phone', label: '전화', optional: true },
    { name: 'mapUrl', label: '지도 주소', type: 'url', optional: true, hint: 'https://로 시작합니다.' },
    { name: 'directions', label: '오시는 길', type: 'area', optional: true, wide: true },
  ],
};
const GROUPS = [HALL, ADDRESS, VISIT];

/** The form of a hall. */
export function HallForm({ start }: { start: HallInput }) {
  const { hallNo } = start;
  const readNow = useFetchItem(officeHall);
  const saving = useMutation(officeSaveHall, {
    quiet: true,
    invalidates: [officeHalls, officeHall, officeOfferingChoices],
  });
  const edit = useEditForm({
    schema: officeSaveHall.input,
    start,
    draftName: `office-hall:${hallNo ?? 'new'}`,
    versionField: 'version',
    save: async (hall) => {
      await saving.mutate(hall);
      return LIST_PATH;
    },
    readStored: hallNo === undefined ? null : async () => ({ values: await readNow({ hallNo }) }),
  });
  const { setValue } = edit.form;
  const search = async () => {
    const found = await openAddressSearch();
    if (!found) return;
    const typed = { shouldDirty: true, shouldValidate: true };
    setValue('postCode', found.postCode, typed);
    setValue('address', found.address, typed);
  };
  return (
    <EditForm edit={edit} back={LIST_PATH} changesOf={(typed, stored) => changesBetween(GROUPS, typed, stored)}>
      <FieldGroups
        groups={GROUPS}
        form={edit.form}
        notes={{
          [ADDRESS.title]: (
            <Actions>
              <Button variant="secondary" onClick={() => void search()}>
                주소 검색
              </Button>
            </Actions>
          ),
        }}
      />
    </EditForm>
  );
}
