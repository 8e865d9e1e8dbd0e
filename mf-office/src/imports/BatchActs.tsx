import { useMutation } from '@portal/shared/client';
import {
  officeAudit,
  officeCloseImport,
  officeImport,
  officeImports,
  officeUndoImport,
} from '@portal/shared/contract/office';
import { formatCount } from '@portal/shared/format';
import { Actions, Button, toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import { titleOf, type Import } from './import.ts';

const options = { quiet: true, invalidates: [officeImports, officeImport, officeAudit] };
const reasonMissing = '사유를 입력해주세요.';

/** Acts on what a file has stored: undo all of it, or close it. */
export function BatchActs({ item }: { item: Import }) {
  const undoing = useMutation(officeUndoImport, options);
  const closing = useMutation(officeCloseImport, options);
  const { batchNo, allowedActions, kindName, imported } = item;
  if (batchNo === null || !allowedActions.includes('undo')) return null;
  const details = [
    { term: '파일', description: titleOf(item) },
    { term: '종류', description: kindName },
    { term: '가져온 줄', description: <strong>{formatCount(imported ?? 0)}줄</strong> },
  ];
  const undo = () =>
    void openDecision({
      ...{ title: '가져온 자료 되돌리기', details, action: '되돌리기', isDangerous: true, reasonMissing },
      note: '이 파일로 가져온 것을 모두 지웁니다. 가져온 회원이 이미 로그인했거나 그 회원에게 다른 기록이 있으면 되돌릴 수 없습니다.',
      send: async (reason) => {
        await undoing.mutate({ batchNo, reason });
        toast('되돌리기를 시작했습니다.');
      },
    });
  const close = () =>
    void openDecision({
      ...{ title: '가져오기 마감', details, action: '마감', reasonMissing },
      note: '마감하면 더는 되돌릴 수 없습니다.',
      send: async (reason) => {
        await closing.mutate({ batchNo, reason });
        toast('마감했습니다.');
      },
    });
  return (
    <Actions>
      <Button variant="danger" size="small" onClick={undo}>
        되돌리기
      </Button>
      <Button variant="secondary" size="small" onClick={close}>
        마감
      </Button>
    </Actions>
  );
}
