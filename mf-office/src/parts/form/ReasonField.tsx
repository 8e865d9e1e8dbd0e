import type { ComponentProps } from 'react';
import { MAX_REASON } from '@portal/shared/contract/office';
import { TextAreaField } from '@portal/shared/ui';

type ReasonFieldProps = Omit<ComponentProps<typeof TextAreaField>, 'label' | 'maxLength'> & { label?: string };

/** Asks why an employee decides so; the audit log keeps it. */
export const ReasonField = (props: ReasonFieldProps) => (
  <TextAreaField label="사유" rows={3} maxLength={MAX_REASON} {...props} />
);
