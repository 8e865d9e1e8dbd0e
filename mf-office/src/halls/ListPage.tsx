import { useItem, useMutation } from '@portal/shared/client';
import {
  HALL_STATE_NAMES,
  type HallAction,
  officeDecideHall,
  officeHalls,
  officeOfferingChoices,
} from '@portal/shared/contract/office';
import { ButtonLink, FilterBar, FilterChips, SearchBox, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { hallColumns } from './columns.tsx';
import { type Hall, WRITE_PATH } from './hall.ts';

const { used, ...OTHERS } = HALL_STATE_NAMES;
const STATES = filterOf(OTHERS, used, 'used');

const NOTES: Record<HallAction, string> = {
  retire: '새 교육과 시험에서 고를 수 없게 됩니다. 이미 정한 교육과 시험은 그대로 둡니다.',
  useAgain: '새 교육과 시험에서 다시 고를 수 있습니다.',
  remove: '지우면 되돌릴 수 없습니다.',
};

function useDeciding() {
  const deciding = useMutation(officeDecideHall, { quiet: true, invalidates: [officeHalls, officeOfferingChoices] });
  return ({ hallNo, name, address }: Hall, decision: HallAction, actionName: string) =>
    void openDecision({
      title: `시험장·교육장 ${actionName}`,
      details: [
        { term: '이름', description: name },
        { term: '주소', description: address },
      ],
      note: NOTES[decision],
      action: actionName,
      isDangerous: decision === 'remove',
      send: async (reason) => {
        await deciding.mutate({ hallNo, decision, reason });
        toast('처리했습니다.');
      },
    });
}

/** /office/halls: halls in use, or those that are not. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  const keyword = params.get('keyword') ?? '';
  const state = STATES.wordOf(params.get('state'));
  const query = useItem(officeHalls, { page, limit, state, ...(keyword && { keyword }) });
  const columns = hallColumns(useDeciding());
  return (
    <OfficePage
      title="시험장·교육장"
      lead="교육과 시험을 만들 때 여기에서 고릅니다. 주소를 고쳐도 이미 정한 교육과 시험의 장소는 바뀌지 않으니, 옮길 것은 그 교육이나 시험에서 고쳐주세요."
      actions={<ButtonLink to={WRITE_PATH}>시험장·교육장 더하기</ButtonLink>}
    >
      <FilterBar label="시험장·교육장 찾기">
        <FilterChips
          label="상태"
          options={STATES.options}
          value={state === 'used' ? '' : state}
          onChange={(value) => choose('state', value)}
        />
        <SearchBox label="이름이나 주소로 찾기" defaultValue={keyword} onSearch={(words) => choose('keyword', words)} />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty="찾으시는 곳이 없습니다.">
        {(rows) => <OfficeTable caption="시험장·교육장" columns={columns} rows={rows} keyOf={({ hallNo }) => hallNo} />}
      </ListOf>
    </OfficePage>
  );
}
