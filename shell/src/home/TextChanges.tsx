import { useItem } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract';
import { getMapTextChanges, VERSIONED_TEXT_NAMES } from '@portal/shared/contract/legalText';
import { isKnown } from '@portal/shared/contract/words';
import { openTextVersion } from '@portal/shared/texts';
import { Button, Callout, VisuallyHidden } from '@portal/shared/ui';
import home from './HomePage.module.css';
import styles from './TextChanges.module.css';

type Change = CallEntity<typeof getMapTextChanges>['announced'][number];

const titleOf = ({ textName, version }: Change) =>
  `${version.replaceAll('-', '.')}부터 새 ${textName} 내용이 적용됩니다.`;

function ChangeText({ change: { text, textName, version, changes } }: { change: Change }) {
  return (
    <>
      <p>{changes}</p>
      {isKnown(VERSIONED_TEXT_NAMES, text) && (
        <Button
          variant="secondary"
          size="small"
          onClick={() => void openTextVersion(text, version).catch(() => undefined)}
        >
          <VisuallyHidden>{textName} </VisuallyHidden>내용 보기
        </Button>
      )}
    </>
  );
}

/** Terms and policies that have been announced but are not in force yet: the next one, and the others folded. */
export function TextChanges() {
  const { data } = useItem(getMapTextChanges, {}, { background: true });
  const [next, ...others] = data?.announced ?? [];
  if (!next) return null;
  return (
    <section className={home.band} aria-label="약관과 방침의 변경">
      <Callout tone="neutral" title={titleOf(next)}>
        <ChangeText change={next} />
        {others.length > 0 && (
          <details className={styles.others}>
            <summary>다른 변경 {others.length}건 보기</summary>
            <ul role="list" className={styles.list}>
              {others.map((change) => (
                <li key={`${change.text} ${change.version}`}>
                  <strong>{titleOf(change)}</strong>
                  <ChangeText change={change} />
                </li>
              ))}
            </ul>
          </details>
        )}
      </Callout>
    </section>
  );
}
