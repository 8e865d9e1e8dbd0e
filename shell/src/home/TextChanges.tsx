import { useItem } from '@portal/shared/client';
import { getMapTextChanges, VERSIONED_TEXT_NAMES } from '@portal/shared/contract/legalText';
import { isKnown } from '@portal/shared/contract/words';
import { openTextVersion } from '@portal/shared/texts';
import { Button, Callout, VisuallyHidden } from '@portal/shared/ui';
import home from './HomePage.module.css';
import styles from './TextChanges.module.css';

/** Terms and policies that have been announced but are not in force yet. */
export function TextChanges() {
  const { data } = useItem(getMapTextChanges, {}, { background: true });
  const announced = data?.announced ?? [];
  if (announced.length === 0) return null;
  return (
    <section className={home.band} aria-label="약관과 방침의 변경">
      <div className={styles.list}>
        {announced.map(({ text, textName, version, changes }) => (
          <Callout
            key={`${text} ${version}`}
            title={`${version.replaceAll('-', '.')}부터 새 ${textName} 내용이 적용됩니다.`}
          >
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
          </Callout>
        ))}
      </div>
    </section>
  );
}
