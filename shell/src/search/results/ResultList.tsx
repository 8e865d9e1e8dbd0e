import { formatDay } from '@portal/shared/format';
import { Badge, ListRow } from '@portal/shared/ui';
import { Highlighted } from './Highlighted.tsx';
import { kindName, resultLink, type Result } from './resultLink.ts';
import styles from './ResultList.module.css';
import { lettersOf } from './typedWords.ts';

interface ResultListProps {
  results: readonly Result[];
  /** Words that were searched for. */
  words: readonly string[];
  /** Text that was typed. */
  keyword: string;
  isMember: boolean;
}

const isOffering = ({ kind }: Result) => kind === 'course' || kind === 'exam';

/** Results with the words marked. A note is shown if other words than the typed ones were searched for. */
export function ResultList({ results, words, keyword, isMember }: ResultListProps) {
  const typed = lettersOf(keyword);
  const isOther = words.some((word) => !typed.includes(word));
  return (
    <div>
      {isOther && (
        <p className={styles.instead}>
          ‘{keyword}’ 대신 <strong>‘{words.join(' ')}’</strong>에 맞는 내용입니다.
        </p>
      )}
      <ul role="list" className={styles.root} aria-label="검색 결과">
        {results.map((result) => {
          const place = resultLink(result, isMember);
          if (!place) return null;
          return (
            <li key={`${result.kind} ${result.no}`} className={styles.result}>
              <ListRow
                {...place}
                target={place.href ? '_blank' : undefined}
                isHeading
                title={<Highlighted text={result.title} words={words} />}
                mark={<Badge>{kindName(result.kind)}</Badge>}
                summary={
                  <>
                    {result.excerpt && <Highlighted text={result.excerpt} words={words} />}
                    {isOffering(result) && !isMember && <p>신청은 로그인하신 뒤에 하실 수 있습니다.</p>}
                  </>
                }
                facts={
                  <time dateTime={result.date}>
                    {formatDay(result.date)}
                    {isOffering(result) && <span> 시작</span>}
                  </time>
                }
              />
            </li>
          );
        })}
      </ul>
    </div>
  );
}
