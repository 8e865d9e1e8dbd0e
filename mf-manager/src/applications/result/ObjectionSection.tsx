import { formatDateTime, formatDeadline } from '@portal/shared/format';
import { openDialog } from '@portal/shared/overlay';
import { Actions, Button, Callout, DescriptionList, Section, toast } from '@portal/shared/ui';
import type { ApplicationDetail } from '../../parts/kind/application.ts';

/** 이의신청: deadline for an objection to a result, or the objection's outcome; nothing without either. */
export function ObjectionSection({ application }: { application: ApplicationDetail }) {
  const { applicationNo, title, statusName, allowedActions, objection, objectUntil } = application;
  const mayObject = allowedActions.includes('object');
  if (!mayObject && !objection) return null;
  const object = async () => {
    const isSent = await openDialog(() => import('./ObjectionDialog.tsx'), { applicationNo, title, statusName });
    if (isSent) toast('이의신청을 접수했습니다. 답변드리면 알려드립니다.');
  };
  return (
    <Section title="이의신청">
      {mayObject && (
        <>
          <Callout tone="info" title="결과에 이의가 있으시면 신청하실 수 있습니다.">
            {objectUntil && <span>{`${formatDeadline(objectUntil)}까지 `}</span>}
            <span>한 번 신청하실 수 있으며, 협회가 확인하고 14일 안에 답변드립니다.</span>
          </Callout>
          <Actions>
            <Button variant="secondary" onClick={() => void object()}>
              이의신청하기
            </Button>
          </Actions>
        </>
      )}
      {objection && (
        <DescriptionList
          items={[
            { term: '상태', description: objection.statusName },
            { term: '신청일시', description: formatDateTime(objection.raisedAt) },
            { term: '내용', description: objection.content },
            ...(objection.fileName ? [{ term: '첨부파일', description: objection.fileName }] : []),
            objection.answeredAt
              ? { term: '답변', description: `${objection.answer} (${formatDateTime(objection.answeredAt)})` }
              : { term: '답변', description: `${formatDeadline(objection.dueAt)}까지 답변드립니다.` },
          ]}
        />
      )}
    </Section>
  );
}
