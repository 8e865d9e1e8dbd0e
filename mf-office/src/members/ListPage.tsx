import { type FormEvent, useState } from 'react';
import { useItem } from '@portal/shared/client';
import {
  MEMBER_SEARCH_NAMES,
  MEMBER_STATUS_NAMES,
  type MemberSearch,
  type MemberStatus,
  officeMembers,
} from '@portal/shared/contract/office';
import { digitsOf } from '@portal/shared/rules';
import { Button, FilterBar, FilterSelect, SelectField, TextField } from '@portal/shared/ui';
import { OfficePage } from '../parts/frame/OfficePage.tsx';
import { BranchFilter } from '../parts/overview/BranchFilter.tsx';
import { ListOf } from '../parts/table/ListOf.tsx';
import { OfficeTable } from '../parts/table/OfficeTable.tsx';
import { memberColumns } from './columns.tsx';
import styles from './SearchForm.module.css';
import { useMemberSearch } from './useMemberSearch.ts';

const OPTIONS = Object.entries(MEMBER_SEARCH_NAMES).map(([value, label]) => ({ value, label }));
const PHONE_END = 4;
const isSearch = (value: string): value is MemberSearch => value in MEMBER_SEARCH_NAMES;

interface SearchFormProps {
  by: MemberSearch;
  keyword: string;
  onSearch(by: MemberSearch, keyword: string): void;
}

/** Field and keyword of a search. For a phone, the whole number may be typed; its last digits are searched. */
function SearchForm({ by, keyword, onSearch }: SearchFormProps) {
  const [chosen, setChosen] = useState(by);
  const [error, setError] = useState('');
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get('keyword') ?? '').trim();
    const words = chosen === 'phone' ? digitsOf(typed).slice(-PHONE_END) : typed;
    const isTooShort = chosen === 'phone' && typed !== '' && words.length < PHONE_END;
    setError(isTooShort ? '휴대폰 번호의 뒤 4자리를 입력해주세요.' : '');
    if (!isTooShort) onSearch(chosen, words);
  };
  return (
    <form role="search" aria-label="회원 찾기" className={styles.root} onSubmit={submit} noValidate>
      <SelectField
        label="찾을 항목"
        options={OPTIONS}
        value={chosen}
        onChange={({ target }) => isSearch(target.value) && setChosen(target.value)}
      />
      <TextField
        label="찾을 말"
        name="keyword"
        type="search"
        autoComplete="off"
        defaultValue={keyword}
        error={error || undefined}
      />
      <Button type="submit">찾기</Button>
    </form>
  );
}

const ROWS = 20;
const STATUSES: { value: MemberStatus | ''; label: string }[] = [
  { value: '', label: '탈퇴를 뺀 모두' },
  ...(Object.keys(MEMBER_STATUS_NAMES) as MemberStatus[]).map((value) => ({
    value,
    label: MEMBER_STATUS_NAMES[value],
  })),
];

/** /office/members: members, masked; each search is recorded. */
export default function ListPage() {
  const { search, change } = useMemberSearch();
  const { by, keyword, status, branchNo, page } = search;
  const query = useItem(officeMembers, {
    ...{ page, limit: ROWS, by, keyword },
    ...(status && { status }),
    ...(branchNo !== null && { branchNo }),
  });
  return (
    <OfficePage
      title="회원"
      lead="최근에 가입한 회원 1,000명까지 보입니다. 다른 회원은 찾아주세요. 찾은 기록은 감사 기록에 남습니다."
    >
      <SearchForm
        key={`${by} ${keyword}`}
        by={by}
        keyword={keyword}
        onSearch={(nextBy, nextKeyword) => change({ by: nextBy, keyword: nextKeyword })}
      />
      <FilterBar label="회원 상태 고르기">
        <FilterSelect label="상태" options={STATUSES} value={status} onChange={(value) => change({ status: value })} />
        <BranchFilter label="소속" branchNo={branchNo} onChange={(value) => change({ branchNo: value })} />
      </FilterBar>
      <ListOf query={query} page={page} onPage={(next) => change({ page: next })} empty="찾으시는 회원이 없습니다.">
        {(rows) => <OfficeTable caption="회원" columns={memberColumns} rows={rows} keyOf={(row) => row.memberNo} />}
      </ListOf>
    </OfficePage>
  );
}
