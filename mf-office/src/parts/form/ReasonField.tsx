import type { ComponentProps } from 'react';
import { TextAreaField } from '@portal/shared/ui';

type ReasonFieldProps = Omit<ComponentProps<typeof TextAreaField>, 'label'> & { label?: string };

/** Reason of a decision; the audit log records it. */
export const ReasonField = (props: ReasonFieldProps) => <TextAreaField label="사유" rows={3} {...props} />;
