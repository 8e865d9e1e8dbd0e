/** A subject as typed: marks are strings until the schema has parsed them. */
export interface TypedSubject {
  name: string;
  fullMarks: string | number;
  passMark: string | number;
}

/** Defaults of a new subject: the association's usual marks. */
export const NO_SUBJECT: TypedSubject = { name: '', fullMarks: 100, passMark: 40 };

/** `외식경영론 (만점 100, 과락 40 미만)`: summary for a comparison with a colleague's stored subjects. */
export const subjectsInWords = (subjects: readonly TypedSubject[] = []): string =>
  subjects.map(({ name, fullMarks, passMark }) => `${name} (만점 ${fullMarks}, 과락 ${passMark} 미만)`).join(', ') ||
  '없음';
