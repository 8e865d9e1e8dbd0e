import type { ReactNode } from 'react';
import type { SecondLook } from '@portal/shared/contract/office';
import { formatMoney } from '@portal/shared/format';
import { SecondLookBadge } from './SecondLookBadge.tsx';

interface DecidedSumProps {
  /** Won. */
  amount: number;
  look: SecondLook;
  /** Details of the sum. */
  children?: ReactNode;
}

/** A sum in a table for a decision, with a pending request for a second look. */
export function DecidedSum({ amount, look, children }: DecidedSumProps) {
  return (
    <>
      <strong>{formatMoney(amount)}</strong>
      {children}
      <SecondLookBadge look={look} />
    </>
  );
}
