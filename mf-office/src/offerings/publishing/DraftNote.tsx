import { CallError, request, useMutation } from '@portal/shared/client';
import {
  officeCheckOffering,
  officeOffering,
  officeOfferings,
  officePublishOffering,
} from '@portal/shared/contract/office';
import { alert, confirm } from '@portal/shared/overlay';
import { serverNow } from '@portal/shared/time';
import { Button, Callout, toast } from '@portal/shared/ui';
import type { OfferingOfKind } from '../kind/kinds.ts';
import { confirmQuestions } from '../questions/confirmQuestions.ts';
import { publishingWords } from './publishingWords.ts';

/** Note that visitors do not see the draft, with a button that publishes it once its questions are confirmed. */
export function DraftNote({ offering }: { offering: OfferingOfKind }) {
  const publishing = useMutation(officePublishOffering, {
    quiet: true,
    invalidates: [officeOffering, officeOfferings],
  });
  const { kind, offeringNo, course, exam } = offering;
  const version = (course ?? exam)?.version ?? '';
  const publish = async () => {
    if (!(await confirm(publishingWords(offering, serverNow()), { yes: '게시하기' }))) return;
    try {
      const questions = await request(officeCheckOffering, { kind, offeringNo }, { quiet: true });
      const confirmed = await confirmQuestions('publish', questions);
      if (confirmed === null) return;
      await publishing.mutate({ kind, offeringNo, version, ...(confirmed.length > 0 && { confirmed }) });
      toast('게시했습니다. 이제 방문자에게 보입니다.');
    } catch (error) {
      if (!(error instanceof CallError)) throw error;
      await alert(error.message);
    }
  };
  return (
    <Callout tone="warning" title="초안입니다. 방문자에게 보이지 않습니다">
      <p>내용을 확인한 뒤 게시해주세요. 게시하기 전에는 사무국 직원만 볼 수 있습니다.</p>
      <Button busy={publishing.isPending} onClick={() => void publish()}>
        게시하기
      </Button>
    </Callout>
  );
}
