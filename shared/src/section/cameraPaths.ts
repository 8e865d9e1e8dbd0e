/**
 * Pages that may ask for a camera: the office reads the codes of slips and tickets there. The shell's server lets their
 * documents, which no browser has to know.
 */
export const CAMERA_PATHS: readonly string[] = ['/office/courses/attendance', '/office/exams/attendance'];
