import { useList } from '@portal/shared/client';
import { getListBoxConsent } from '@portal/shared/contract/consent';
import { VERSIONED_TEXT_NAMES, type VersionedText } from '@portal/shared/contract/legalText';
import { formatDateTime } from '@portal/shared/format';
import { openTextVersion } from '@portal/shared/texts';
import { Badge, Button, InfiniteList, VisuallyHidden } from '@portal/shared/ui';
import styles from './ConsentRecords.module.css';

const isVersioned = (text: string): text is VersionedText => text in VERSIONED_TEXT_NAMES;

/** Page size; small, since the rest of the page follows below. */
const PAGE_SIZE = 5;

/** The member's consents and withdrawals, each with the text of its time. */
export function ConsentRecords() {
  const query = useList(getListBoxConsent, { limit: PAGE_SIZE }, { background: true });
  return (
    <InfiniteList
      query={query}
      label="동의 기록"
      byButton
      skeletonCount={2}
      itemKey={({ consentNo }) => consentNo}
      empty="기록된 동의가 없습니다."
      renderItem={({ text, textName, version, isGiven, regDate, channelName }) => (
        <article className={styles.consent}>
          <h3 className={styles.title}>
            <Badge tone={isGiven ? 'success' : 'neutral'}>{isGiven ? '동의' : '철회'}</Badge> {textName}
          </h3>
          <p className={styles.facts}>
            <time dateTime={regDate}>{formatDateTime(regDate)}</time>, {channelName}, 시행일{' '}
            {version.replaceAll('-', '.')} 내용
          </p>
          {isVersioned(text) && (
            <Button
              variant="secondary"
              size="small"
              onClick={() => void openTextVersion(text, version).catch(() => undefined)}
            >
              내용 보기
              <VisuallyHidden>
                : {textName} {version.replaceAll('-', '.')}
              </VisuallyHidden>
            </Button>
          )}
        </article>
      )}
    />
  );
}
