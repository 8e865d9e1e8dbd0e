import { formatDateTime } from '@portal/shared/format';
import { Actions, Button, Callout } from '@portal/shared/ui';
import type { WrittenDetail } from '../kind/kinds.ts';

interface ConflictProps {
  /** What is stored now. */
  stored: WrittenDetail;
  onShow: () => void;
  onKeepOwn: () => void;
  onTakeStored: () => void;
}

/** Says that somebody else has changed the article meanwhile, and lets the employee decide. Nothing typed is lost. */
export function Conflict({ stored, onShow, onKeepOwn, onTakeStored }: ConflictProps) {
  const who = stored.changedBy ? `${stored.changedBy}님이` : '다른 직원이';
  return (
    <div role="alert">
      <Callout tone="warning" title="그사이 다른 직원이 고쳤습니다">
        <p>
          {who} {stored.changedAt && formatDateTime(stored.changedAt)}에 고쳐 아직 저장하지 않았습니다. 입력하신 내용은
          그대로 있습니다.
        </p>
        <Actions>
          <Button variant="secondary" onClick={onShow}>
            저장된 내용 보기
          </Button>
          <Button variant="secondary" onClick={onTakeStored}>
            저장된 내용으로 바꾸기
          </Button>
          <Button onClick={onKeepOwn}>내 내용으로 저장</Button>
        </Actions>
      </Callout>
    </div>
  );
}
