import type { Application } from '../kind/application.ts';

/** What the code on a slip or ticket says, in letters that the densest QR alphabet holds: `HFA-1-00000012`. */
export const paperCode = ({ applyType, userExaminationNo }: Pick<Application, 'applyType' | 'userExaminationNo'>) =>
  `HFA-${applyType}-${String(userExaminationNo).padStart(8, '0')}`;
