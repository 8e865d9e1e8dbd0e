import { Printer } from 'lucide-react';
import { CallError, useMutation } from '@portal/shared/client';
import { postMapCompletion } from '@portal/shared/contract/manager';
import { openDialog } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';

/** Opens the completion of a course; the first opening assigns its number. */
export function CompletionButton({ applicationNo }: { applicationNo: number }) {
  const completion = useMutation(postMapCompletion, { invalidates: [] });
  const show = async () => {
    try {
      const opened = await completion.mutate({ userExaminationNo: applicationNo });
      await openDialog(() => import('./CompletionDialog.tsx'), { completion: opened });
    } catch (error) {
      // The client has shown its message.
      if (!(error instanceof CallError)) throw error;
    }
  };
  return (
    <Button icon={<Printer />} busy={completion.isPending} onClick={() => void show()}>
      수료증
    </Button>
  );
}
