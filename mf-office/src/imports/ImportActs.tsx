import { useMutation } from '@portal/shared/client';
import {
  officeAudit,
  officeDiscardImport,
  officeImport,
  officeImports,
  officeStartImport,
} from '@portal/shared/contract/office';
import { formatCount } from '@portal/shared/format';
import { confirm } from '@portal/shared/overlay';
import { Actions, Button, Callout, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { BatchActs } from './BatchActs.tsx';
import type { ImportDetail } from './import.ts';

const options = { quiet: true, invalidates: [officeImports, officeImport, officeAudit] };

const rowsOf = ({ checked }: ImportDetail, named: string) =>
  checked?.outcomes.find(({ outcome }) => outcome === named)?.rows ?? 0;

/** Acts that the state of a file allows: import, give up, undo, close. */
export function ImportActs({ item }: { item: ImportDetail }) {
  const starting = useMutation(officeStartImport, options);
  const discarding = useMutation(officeDiscardImport, options);
  const { uploadNo, fileName, kindName, status, allowedActions } = item;
  if (uploadNo === null) return null;
  const made = formatCount(rowsOf(item, 'make'));
  const start = () =>
    void openDecision({
      title: '자료 가져오기',
      details: [
        { term: '파일', description: fileName },
        { term: '종류', description: kindName },
        { term: '가져올 줄', description: <strong>{made}줄</strong> },
        { term: '가져오지 않을 줄', description: `${formatCount(rowsOf(item, 'refused'))}줄` },
      ],
      note: '이미 있는 것은 바꾸지 않고 새 줄만 저장합니다.',
      action: `${made}줄 가져오기`,
      reasonMissing: '사유를 입력해주세요.',
      send: async (reason) => {
        await starting.mutate({ uploadNo, reason });
        toast('가져오기를 시작했습니다.');
      },
    });
  const discard = async () => {
    if (!(await confirm('올린 파일을 지우고 그만두시겠습니까?'))) return;
    await discarding.mutate({ uploadNo });
    toast('올린 파일을 지웠습니다.');
  };
  return (
    <>
      {status === 'CHECKED' && !allowedActions.includes('start') && (
        <Callout tone="warning" title="가져올 새 줄이 없습니다">
          아래의 이유를 보고 파일을 고쳐 다시 올려주세요.
        </Callout>
      )}
      <Actions>
        {allowedActions.includes('discard') && (
          <Button variant="secondary" onClick={() => void discard().catch(() => undefined)}>
            그만두기
          </Button>
        )}
        {allowedActions.includes('start') && <Button onClick={start}>가져오기</Button>}
      </Actions>
      <BatchActs item={item} />
    </>
  );
}
