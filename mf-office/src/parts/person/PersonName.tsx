import type { ReactNode } from 'react';
import { TextLink } from '@portal/shared/ui';
import { memberPath } from './memberPath.ts';

interface PersonNameProps {
  /** Of rows of others, and for employees who may not open it, there is none. */
  memberNo: number | null | undefined;
  children: ReactNode;
}

/** A person's name in a list; it leads to the member's page where the employee may open it. */
export const PersonName = ({ memberNo, children }: PersonNameProps) =>
  typeof memberNo === 'number' ? <TextLink to={memberPath(memberNo)}>{children}</TextLink> : <>{children}</>;
