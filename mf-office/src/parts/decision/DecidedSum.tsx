import type { ReactNode } from 'react';
import type { SecondLook } from '@portal/shared/contract/office';
import { formatMoney } from '@portal/shared/format';
import { SecondLookBadge } from './SecondLookBadge.tsx';

interface DecidedSumProps {
  /** Won. */
  amount: number;
  look: SecondLook;
  /** What is to be known of the sum. */
  children?: ReactNode;
}

/** A sum in a table that an employee decides about, and who has asked for a second look at it. */
export function DecidedSum({ amount, look, children }: DecidedSumProps) {
  return (
    <>
      <strong>{formatMoney(amount)}</strong>
      {children}
      <SecondLookBadge look={look} />
    </>
  );
}
