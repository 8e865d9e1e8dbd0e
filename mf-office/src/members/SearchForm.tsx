import { useState, type FormEvent } from 'react';
import { MEMBER_SEARCH_NAMES, type MemberSearch } from '@portal/shared/contract/office';
import { digitsOf } from '@portal/shared/rules';
import { Button, SelectField, TextField } from '@portal/shared/ui';
import styles from './SearchForm.module.css';

const OPTIONS = Object.entries(MEMBER_SEARCH_NAMES).map(([value, label]) => ({ value, label }));
const PHONE_END = 4;
const isSearch = (value: string): value is MemberSearch => value in MEMBER_SEARCH_NAMES;

interface SearchFormProps {
  by: MemberSearch;
  keyword: string;
  onSearch(by: MemberSearch, keyword: string): void;
}

/** Field and keyword of a search. For a phone, the whole number may be typed; its last digits are searched. */
export function SearchForm({ by, keyword, onSearch }: SearchFormProps) {
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
