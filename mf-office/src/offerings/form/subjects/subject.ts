/** A subject as it is typed: its marks are text until the schema has read them. */
export interface TypedSubject {
  name: string;
  fullMarks: string | number;
  passMark: string | number;
}

/** What a new subject begins with: the association's usual marks. */
export const NO_SUBJECT: TypedSubject = { name: '', fullMarks: 100, passMark: 40 };

/** `외식경영론 (만점 100, 과락 40 미만)`: for whoever compares what a colleague has stored. */
export const subjectsInWords = (subjects: readonly TypedSubject[] = []): string =>
  subjects.map(({ name, fullMarks, passMark }) => `${name} (만점 ${fullMarks}, 과락 ${passMark} 미만)`).join(', ') ||
  '없음';
