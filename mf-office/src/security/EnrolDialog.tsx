import { useState } from 'react';
import type { CallEntity } from '@portal/shared/contract';
import type { officeEnrolApp } from '@portal/shared/contract/office';
import type { DialogProps } from '@portal/shared/overlay';
import { FirstCodeDialog } from './FirstCodeDialog.tsx';
import { LabelDialog } from './LabelDialog.tsx';

/** Secret of a new app, until its first code. */
export type Enrolment = CallEntity<typeof officeEnrolApp>;

/** Enrols an authenticator app in two steps: the name of the device, then its first code. */
export default function EnrolDialog(dialog: DialogProps<boolean>) {
  const [enrolment, setEnrolment] = useState<Enrolment | null>(null);
  return enrolment ? (
    <FirstCodeDialog {...dialog} enrolment={enrolment} />
  ) : (
    <LabelDialog {...dialog} onBegun={setEnrolment} />
  );
}
