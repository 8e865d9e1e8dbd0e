import type { FieldChange } from '../../../parts/form/changesBetween.ts';
import type { LecturerChoice } from './LecturerFields.tsx';

interface Chosen {
  lecturerNos?: readonly (string | number)[] | undefined;
}

const numbersIn = ({ lecturerNos = [] }: Chosen) => lecturerNos.map(Number).sort((one, other) => one - other);

/** Stored lecturers, if they differ from the chosen ones. */
export function changedLecturers(
  typed: Chosen,
  stored: Chosen,
  lecturers: readonly LecturerChoice[],
): readonly FieldChange[] {
  const now = numbersIn(stored);
  if (numbersIn(typed).join() === now.join()) return [];
  const names = lecturers.filter(({ lecturerNo }) => now.includes(lecturerNo)).map(({ name }) => name);
  return [{ label: '강사', value: names.join(', ') || '없음' }];
}
