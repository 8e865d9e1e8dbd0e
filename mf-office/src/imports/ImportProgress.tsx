import { UploadProgress } from '@portal/shared/form';
import { formatCount } from '@portal/shared/format';
import { Callout } from '@portal/shared/ui';
import type { ImportDetail } from './import.ts';

/** Progress of a file: what has arrived of it, or the work on the server. */
export function ImportProgress({ item }: { item: ImportDetail }) {
  const { status, received, size } = item;
  if (status === 'CHECKING') return <Work name="줄마다 확인하고 있습니다" item={item} />;
  if (status === 'IMPORTING') return <Work name="가져오고 있습니다" item={item} />;
  if (status !== 'RECEIVING') return null;
  return (
    <Callout tone="warning" title="다 올리지 않았습니다">
      {`${Math.floor((received / size) * 100)}%까지 올렸습니다. 올리던 화면에서 이어 올리거나, 그만두고 다시 올려주세요.`}
    </Callout>
  );
}

/** Work on the server, which goes on without the page. */
function Work({ name, item: { rows, rowsDone } }: { name: string; item: ImportDetail }) {
  const counted = rows === null ? '' : ` (${formatCount(rowsDone)} / ${formatCount(rows)}줄)`;
  return (
    <>
      <UploadProgress label={`${name}${counted}.`} progress={rows ? rowsDone / rows : 0} />
      <p>이 화면을 닫아도 계속됩니다.</p>
    </>
  );
}
