import { Search, X } from 'lucide-react';
import { useId, useLayoutEffect, useRef, useState, type FormEvent, type KeyboardEvent } from 'react';
import { MAX_SEARCH_LETTERS } from '@portal/shared/contract/search';
import { useScrollLock, type DialogProps } from '@portal/shared/overlay';
import { PATHS } from '@portal/shared/section';
import { Button, TextInput, VisuallyHidden } from '@portal/shared/ui';
import type { ResultLink } from '../results/resultLink.ts';
import { searchPath } from '../results/searchPath.ts';
import { isSearchable } from '../results/typedWords.ts';
import styles from './SearchDialog.module.css';
import { SuggestionList } from './SuggestionList.tsx';
import { useSuggestions } from './useSuggestions.ts';

/**
 * Key code of a key used by the input method to finish a syllable; Safari sends it after the end of the composition.
 */
const COMPOSING_KEY_CODE = 229;
const isComposing = ({ nativeEvent }: KeyboardEvent) =>
  nativeEvent.isComposing || nativeEvent.keyCode === COMPOSING_KEY_CODE;

/**
 * Search over the page: a field with suggestions below it, by the combobox pattern. The focus stays in the field; the
 * arrows select a suggestion, and Enter opens it, or all results. No library: the smallest is three times this size.
 * Without scripts, the link to /search in the header works.
 */
export default function SearchDialog({ close }: DialogProps<ResultLink>) {
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<number | null>(null);
  const [hint, setHint] = useState('');
  const { suggestions, words, isSettled, error } = useSuggestions(text);
  const active = chosen === null ? undefined : suggestions[chosen];
  useScrollLock();
  const optionId = (place: number) => `${id}-option-${place}`;

  // A layout effect: closed while it is still in the page, the browser returns the focus to the button.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const type = (value: string) => {
    setText(value);
    setChosen(null);
    setHint('');
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (active) close(active.place);
    else if (isSearchable(text)) close({ to: searchPath({ keyword: text.trim() }) });
    else setHint('두 글자 이상 입력해주세요.');
  };
  const move = (step: 1 | -1) => {
    // The field itself is one position of the loop.
    const places = suggestions.length + 1;
    const next = ((chosen ?? -1) + 1 + step + places) % places;
    setChosen(next === 0 ? null : next - 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isComposing(event)) {
      // It only ends the syllable.
      if (event.key === 'Enter') event.preventDefault();
      return;
    }
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      if (suggestions.length > 0) move(event.key === 'ArrowDown' ? 1 : -1);
    } else if (event.key === 'Escape' && text) {
      // The first press clears the field, the second one closes the search.
      event.preventDefault();
      event.stopPropagation();
      type('');
    }
  };
  const isOpen = suggestions.length > 0;
  const status = isOpen
    ? `제안 ${suggestions.length}개. 위아래 화살표 키로 고르실 수 있습니다.`
    : isSettled && isSearchable(text) && !error
      ? '맞는 제안이 없습니다.'
      : '';

  return (
    <dialog
      ref={dialog}
      className={styles.root}
      aria-label="통합검색"
      aria-modal="true"
      onCancel={(event) => {
        event.preventDefault();
        close();
      }}
      onClose={() => close()}
      onClick={(event) => {
        if (event.target === dialog.current) close();
      }}
    >
      <div className={styles.panel}>
        <form role="search" action={PATHS.search} className={styles.form} onSubmit={submit}>
          <label htmlFor={id}>
            <VisuallyHidden>찾으시는 말</VisuallyHidden>
          </label>
          <TextInput
            id={id}
            role="combobox"
            name="keyword"
            className={styles.field}
            enterKeyHint="search"
            autoComplete="off"
            autoFocus
            placeholder="무엇을 찾으십니까?"
            maxLength={MAX_SEARCH_LETTERS}
            value={text}
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={`${id}-list`}
            aria-activedescendant={active && chosen !== null ? optionId(chosen) : undefined}
            aria-describedby={hint ? `${id}-hint` : undefined}
            onChange={(event) => type(event.target.value)}
            onKeyDown={onKeyDown}
          />
          <Button type="submit" icon={<Search />} className={styles.submit}>
            검색
          </Button>
          <button type="button" className={styles.close} aria-label="검색 닫기" onClick={() => close()}>
            <X aria-hidden="true" />
          </button>
        </form>
        {hint && (
          <p id={`${id}-hint`} role="alert" className={styles.note}>
            {hint}
          </p>
        )}
        {error && (
          <p role="alert" className={styles.note}>
            제안을 불러오지 못했습니다. 검색 단추를 눌러 찾아보세요.
          </p>
        )}
        <SuggestionList
          id={`${id}-list`}
          optionId={optionId}
          suggestions={suggestions}
          words={words}
          chosen={chosen}
          onChoose={({ place }) => close(place)}
        />
        {status && !isOpen && (
          <p className={styles.note} aria-hidden="true">
            맞는 제안이 없습니다. 검색 단추를 누르시면 비슷한 내용까지 찾아드립니다.
          </p>
        )}
        <VisuallyHidden role="status">{status}</VisuallyHidden>
      </div>
    </dialog>
  );
}
