import { useMutation } from '@portal/shared/client';
import {
  officeMoveSiteItem,
  officeSiteItem,
  officeSiteItems,
  officeWithdrawSiteItem,
  type SiteKind,
  type SiteState,
} from '@portal/shared/contract/office';
import { toast } from '@portal/shared/ui';
import { openDecision } from '../parts/decision/openDecision.ts';
import type { ListedItem } from './kind/areas.ts';
import { KINDS } from './kind/kinds.ts';

/** Acts of employees in the list: taking down, showing again, and ordering. */
export function useSiteActs(kind: SiteKind, state: SiteState | undefined) {
  const withdrawing = useMutation(officeWithdrawSiteItem, {
    quiet: true,
    invalidates: [officeSiteItems, officeSiteItem],
  });
  const moving = useMutation(officeMoveSiteItem, { invalidates: [officeSiteItems] });
  const decide = (row: ListedItem, act: 'withdraw' | 'show') => {
    const { title } = row.item;
    const word = act === 'withdraw' ? '내리기' : '다시 게시';
    void openDecision({
      title: `${KINDS[kind].noun} ${word}`,
      details: [{ term: KINDS[kind].noun, description: title }],
      action: word,
      reasonLabel: '남길 말',
      send: async (reason) => {
        await withdrawing.mutate({ kind, no: row.no, act, reason });
        toast(act === 'withdraw' ? '내렸습니다. 홈페이지에 더는 보이지 않습니다.' : '다시 게시합니다.');
      },
    });
  };
  return {
    withdraw: (row: ListedItem) => decide(row, 'withdraw'),
    show: (row: ListedItem) => decide(row, 'show'),
    move: async (row: ListedItem, direction: 'up' | 'down') => {
      const moved = await moving.mutate({ kind, no: row.no, direction, ...(state && { state }) });
      toast(moved === 1 ? '순서를 바꿨습니다.' : '같은 자리에 더 옮길 곳이 없습니다.');
    },
  };
}
