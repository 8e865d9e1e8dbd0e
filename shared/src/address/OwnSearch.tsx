import { useState } from 'react';
import { useItem } from '@portal/shared/client';
import { DEFAULT_LIMIT } from '../contract/base/envelope.ts';
import { address } from '../contract/common.ts';
import { EmptyState, ErrorState, Pager, SearchBox, Skeleton, VisuallyHidden } from '../ui/index.ts';
import styles from './AddressSearchDialog.module.css';
import type { FoundAddress } from './foundAddress.ts';

/** Minimum length; shorter queries have far too many matches. */
const MIN_KEYWORD_LENGTH = 2;

/** The portal's own address search, for when the postcode service is unreachable. */
export function OwnSearch({ onChoose }: { onChoose: (found: FoundAddress) => void }) {
  const [query, setQuery] = useState({ keyword: '', page: 1 });
  const [tooShort, setTooShort] = useState(false);
  const isSearching = query.keyword !== '';
  const { data, isLoading, error, retry } = useItem(
    address,
    { ...query, limit: DEFAULT_LIMIT },
    { enabled: isSearching },
  );

  const search = (keyword: string, isTyping: boolean) => {
    const short = keyword.length < MIN_KEYWORD_LENGTH;
    // No message while the visitor is still typing.
    setTooShort(short && !isTyping);
    if (!short) setQuery({ keyword, page: 1 });
  };

  return (
    <div className={styles.search}>
      <SearchBox label="도로명, 건물 이름 또는 지번" onSearch={search} />
      <p className={styles.example}>예: 한빛로 27, 충무로3가 12</p>
      <div role="status">
        {tooShort && <p>두 글자 이상 입력해주세요.</p>}
        {isSearching && data && <VisuallyHidden>{`${data.pageInfo.totalRow}건을 찾았습니다.`}</VisuallyHidden>}
      </div>
      {isSearching && isLoading && <Skeleton lines={5} height="3rem" />}
      {error && <ErrorState message={error.message} onRetry={retry} />}
      {data && !error && data.list.length === 0 && (
        <EmptyState title="검색 결과가 없습니다.">
          도로 이름과 건물 번호를 함께 입력하시거나, 아래의 ‘직접 입력하기’를 눌러주세요.
        </EmptyState>
      )}
      {data && data.list.length > 0 && (
        <>
          <ul role="list" className={styles.results}>
            {data.list.map(({ postCode, roadAddress, jibunAddress }) => (
              <li key={`${postCode} ${roadAddress} ${jibunAddress}`}>
                <button
                  type="button"
                  className={styles.result}
                  onClick={() => onChoose({ postCode, address: roadAddress || jibunAddress })}
                >
                  <span className={styles.postCode}>{postCode}</span>
                  <span>{roadAddress}</span>
                  {jibunAddress && <span className={styles.jibun}>지번 {jibunAddress}</span>}
                </button>
              </li>
            ))}
          </ul>
          <Pager
            page={data.pageInfo.page}
            totalRow={data.pageInfo.totalRow}
            onPage={(page) => setQuery({ ...query, page })}
          />
        </>
      )}
    </div>
  );
}
