import type { ReactNode } from 'react';
import { TextLink } from '@portal/shared/ui';
import { memberPath } from './memberPath.ts';

interface PersonNameProps {
  /** Missing where the API names no member, and for employees who may not open the member's page. */
  memberNo: number | null | undefined;
  children: ReactNode;
}

/** A person's name in a list, linked to the member's page if the employee may open it. */
export const PersonName = ({ memberNo, children }: PersonNameProps) =>
  typeof memberNo === 'number' ? <TextLink to={memberPath(memberNo)}>{children}</TextLink> : <>{children}</>;
