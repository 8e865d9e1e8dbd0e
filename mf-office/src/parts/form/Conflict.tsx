import { formatDateTime } from '@portal/shared/format';
import { Actions, Button, Callout, DescriptionList } from '@portal/shared/ui';
import type { FieldChange } from './changesBetween.ts';
import styles from './Conflict.module.css';

interface ConflictProps {
  /** Name of the colleague, where it is known; null for one who has left. */
  changedBy?: string | null | undefined;
  changedAt?: string | null | undefined;
  /** Stored values that differ from the typed ones. */
  changes: readonly FieldChange[];
  /** Shows the stored version as readers see it. */
  onShow?: (() => void) | undefined;
  onTakeStored: () => void;
  onKeepTyped: () => void;
}

/** A colleague's concurrent change, and the ways to resolve it. */
export function Conflict({ changedBy, changedAt, changes, onShow, onTakeStored, onKeepTyped }: ConflictProps) {
  return (
    <Callout tone="warning" title="그사이 다른 직원이 고쳤습니다">
      <p>
        {[
          changedBy ? `${changedBy}님이` : '다른 직원이',
          changedAt && `${formatDateTime(changedAt)}에`,
          '고쳐 아직 저장하지 않았습니다. 입력하신 내용은 그대로 있습니다.',
          changes.length > 0 && '저장된 내용 가운데 다른 것은 다음과 같습니다.',
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <div className={styles.choice}>
        {changes.length > 0 && (
          <DescriptionList
            items={changes.map(({ label, value }) => ({ term: label, description: value || '비어 있음' }))}
          />
        )}
        <Actions>
          {onShow && (
            <Button variant="secondary" onClick={onShow}>
              저장된 내용 보기
            </Button>
          )}
          <Button variant="secondary" onClick={onTakeStored}>
            저장된 내용으로 바꾸기
          </Button>
          <Button onClick={onKeepTyped}>내 내용으로 저장</Button>
        </Actions>
      </div>
    </Callout>
  );
}
