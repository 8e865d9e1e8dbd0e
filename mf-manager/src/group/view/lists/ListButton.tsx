import { Printer } from 'lucide-react';
import { openDialog } from '@portal/shared/overlay';
import { Button } from '@portal/shared/ui';
import type { Group } from '../../group.ts';
import { peopleListOf } from './listsOf.ts';

/** Opens the list of a group's people, to print it or to save it. */
export const ListButton = ({ group }: { group: Group }) => (
  <Button
    variant="secondary"
    size="small"
    icon={<Printer />}
    onClick={() => void openDialog(() => import('./ListDialog.tsx'), { list: peopleListOf(group) })}
  >
    명단 인쇄·저장
  </Button>
);
