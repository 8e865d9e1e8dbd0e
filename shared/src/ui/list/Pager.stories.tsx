import { useState } from 'react';
import { BUTTON_KEYS } from '../../gallery/keys.ts';
import type { Stories } from '../../gallery/stories.ts';
import { Pager } from './Pager.tsx';

export default { component: Pager, parameters: { keys: BUTTON_KEYS } } satisfies Stories;

function Pages({ first, totalRow }: { first: number; totalRow: number }) {
  const [page, setPage] = useState(first);
  return <Pager page={page} totalRow={totalRow} onPage={setPage} />;
}

export const Few = () => <Pages first={2} totalRow={42} />;

export const Beginning = () => <Pages first={1} totalRow={1_234} />;

export const Middle = () => <Pages first={57} totalRow={1_234} />;

export const LargeNumbers = () => <Pages first={1_234} totalRow={12_399} />;
