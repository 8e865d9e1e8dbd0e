import { FileCheck } from 'lucide-react';
import { CallError, useMutation } from '@portal/shared/client';
import { postMapGroupCompletions } from '@portal/shared/contract/manager';
import { openDialog } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';
import type { Group } from '../../group.ts';
import { completionListOf } from '../lists/listsOf.ts';

/** Opens the completions of people who consent to their employer having them. */
export function CompletionsButton({ group }: { group: Group }) {
  const issue = useMutation(postMapGroupCompletions);
  const open = async () => {
    try {
      const { completions } = await issue.mutate({ groupNo: group.groupNo });
      await openDialog(() => import('../lists/ListDialog.tsx'), { list: completionListOf(group, completions) });
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return (
    <Button variant="secondary" icon={<FileCheck />} busy={issue.isPending} onClick={() => void open()}>
      수료증 번호
    </Button>
  );
}
