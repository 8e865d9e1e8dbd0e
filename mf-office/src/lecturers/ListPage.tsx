import { useState } from 'react';
import { useItem } from '@portal/shared/client';
import { LECTURER_STATE_NAMES, officeLecturers } from '@portal/shared/contract/office';
import { ButtonLink, FilterBar, FilterChips, SearchBox } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { filterOf } from '../parts/table/filterOf.ts';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { usePage } from '../parts/table/usePage.ts';
import { lecturerColumns } from './columns.tsx';
import { WRITE_PATH } from './lecturer.ts';
import { useLecturerActs } from './useLecturerActs.ts';

const { current, ...OTHERS } = LECTURER_STATE_NAMES;
const STATES = filterOf(OTHERS, current, 'current');

/** /office/lecturers: lecturers under contract, or those whose contract is over. */
export default function ListPage() {
  const { page, limit, goTo, params, choose } = usePage();
  // Not in the address, which browsers remember and people share.
  const [keyword, setKeyword] = useState('');
  const state = STATES.wordOf(params.get('state'));
  const query = useItem(officeLecturers, { page, limit, state, ...(keyword && { keyword }) });
  const columns = lecturerColumns(useLecturerActs());
  return (
    <OfficePage
      title="강사"
      lead="교육을 만들 때 여기에서 고릅니다. 연락처와 계좌는 암호화하며, 사유를 적어야 모두 보입니다. 계약이 끝나고 6개월 뒤에 연락처와 계좌를, 5년 뒤에 나머지를 저절로 지웁니다."
      actions={<ButtonLink to={WRITE_PATH}>강사 더하기</ButtonLink>}
    >
      <FilterBar label="강사 찾기">
        <FilterChips
          label="상태"
          options={STATES.options}
          value={state === 'current' ? '' : state}
          onChange={(value) => choose('state', value)}
        />
        <SearchBox
          label="이름이나 과목으로 찾기"
          defaultValue={keyword}
          onSearch={(words) => {
            setKeyword(words);
            goTo(1);
          }}
        />
      </FilterBar>
      <ListOf query={query} page={page} onPage={goTo} empty="찾으시는 강사가 없습니다.">
        {(rows) => <OfficeTable caption="강사" columns={columns} rows={rows} keyOf={({ lecturerNo }) => lecturerNo} />}
      </ListOf>
    </OfficePage>
  );
}
