import { Printer } from 'lucide-react';
import { association } from '@portal/shared/association';
import { useItem } from '@portal/shared/client';
import type { CallEntity } from '@portal/shared/contract/call';
import { getMapHygiene } from '@portal/shared/contract/hygiene';
import { formatDate } from '@portal/shared/format';
import { openDialog } from '@portal/shared/overlay';
import { Button, Callout, ErrorState, Skeleton, TextLink, VisuallyHidden } from '@portal/shared/ui';
import styles from './Hygiene.module.css';

type Own = CallEntity<typeof getMapHygiene>;

/** The member's hygiene education: what is due this year, and completions with their papers. */
export function Hygiene() {
  const { data, error, retry } = useItem(getMapHygiene, {}, { background: true });
  if (!data) return error ? <ErrorState message={error.message} onRetry={retry} /> : <Skeleton lines={3} />;
  const { name, userBirth, completions } = data;
  return (
    <>
      <Due own={data} />
      {completions.length === 0 ? (
        <p>이수 기록이 없습니다.</p>
      ) : (
        <ul role="list" aria-label="위생교육 이수 기록" className={styles.list}>
          {completions.map((completion) => (
            <li key={completion.completionNo} className={styles.completion}>
              <h2 className={styles.title}>{completion.courseName}</h2>
              <p className={styles.facts}>
                {[formatDate(completion.completedOn), completion.business, completion.provider]
                  .filter(Boolean)
                  .join(', ')}
              </p>
              <Button
                variant="secondary"
                size="small"
                icon={<Printer />}
                onClick={() =>
                  void openDialog(() => import('./HygieneDialog.tsx'), { holder: { name, userBirth }, completion })
                }
              >
                수료증
                <VisuallyHidden>: {formatDate(completion.completedOn)}</VisuallyHidden>
              </Button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** State of this year; nothing for a member without a business. */
function Due({ own: { state, courseName, dueOn } }: { own: Own }) {
  if (state === 'DONE') return <Callout tone="success" title="올해 위생교육을 받으셨습니다" />;
  if (state !== 'DUE' && state !== 'OVERDUE') return null;
  return (
    <Callout tone="warning" title={`${formatDate(dueOn)}까지 위생교육을 받아주세요`}>
      {courseName}을 받으신 기록이 {state === 'DUE' ? '올해' : '지난해에도 올해에도'} 없습니다.{' '}
      <TextLink href={association.classRoom.url} target="_blank">
        {association.classRoom.name}
      </TextLink>
      이나 가까운 교육장에서 받으실 수 있습니다.
    </Callout>
  );
}
