import { Actions, ButtonLink } from '@portal/shared/ui';
import { groupPayPath } from '../../parts/page/groupPaths.ts';
import { ReceiptButton } from '../../parts/receipts/ReceiptButton.tsx';
import type { Group } from '../group.ts';
import { CompletionsButton } from './completions/CompletionsButton.tsx';

const SHOWN_HERE: readonly Group['allowedActions'][number][] = ['pay', 'printReceipt', 'listCompletions'];

/** Buttons of a group by `allowedActions`. Those that cancel are below its seats, that of an account in its notice. */
export function GroupActions({ group }: { group: Group }) {
  const { groupNo, userExaminationNo, allowedActions } = group;
  if (!allowedActions.some((action) => SHOWN_HERE.includes(action))) return null;
  return (
    <Actions>
      {allowedActions.includes('pay') && <ButtonLink to={groupPayPath(groupNo)}>결제하기</ButtonLink>}
      {allowedActions.includes('printReceipt') && <ReceiptButton of={{ userExaminationNo }} />}
      {allowedActions.includes('listCompletions') && <CompletionsButton group={group} />}
    </Actions>
  );
}
