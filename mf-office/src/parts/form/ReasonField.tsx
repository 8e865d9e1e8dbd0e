import type { ComponentProps } from 'react';
import { TextAreaField } from '@portal/shared/ui';

type ReasonFieldProps = Omit<ComponentProps<typeof TextAreaField>, 'label'> & { label?: string };

/** Asks why an employee decides so; the audit log keeps it. */
export const ReasonField = (props: ReasonFieldProps) => <TextAreaField label="사유" rows={3} {...props} />;
