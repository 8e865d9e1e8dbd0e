import { useFieldArray, useFormContext } from 'react-hook-form';
import { formatCount } from '@portal/shared/format';
import { Section, toast } from '@portal/shared/ui';
import { RosterField } from '../roster/RosterField.tsx';
import type { TypedPerson } from '../typedPerson.ts';
import type { GroupValues } from './groupForm.ts';
import { PeopleField } from './PeopleField.tsx';
import { withPasted } from './withPasted.ts';

/** People of a group: typed row by row, pasted from a table, or read from a file. */
export function PeopleSection({ max }: { max: number }) {
  const { control, getValues } = useFormContext<GroupValues>();
  const rows = useFieldArray({ control, name: 'people' });
  const take = (from: number, taken: readonly TypedPerson[]) => {
    const { people, left } = withPasted(getValues('people'), from, taken, max);
    rows.replace(people);
    toast(
      left > 0
        ? `한 번에 ${max}명까지 신청할 수 있어 ${formatCount(left)}명은 넣지 못했습니다.`
        : `${formatCount(taken.length)}명을 넣었습니다.`,
    );
  };
  return (
    <Section
      title="신청하실 분"
      lead="이름과 본인의 휴대폰 번호를 적어주세요. 이 번호로 초대를 보내고, 그 번호의 회원만 수락할 수 있습니다. 엑셀에서 복사한 표를 이름 칸에 붙여 넣으셔도 됩니다."
    >
      <RosterField onTake={(people) => take(0, people)} />
      <PeopleField max={max} rows={rows} onPaste={take} />
    </Section>
  );
}
