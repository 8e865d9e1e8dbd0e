/**
 * Pages that may use a camera, to scan the codes of slips and tickets in the office. The shell's server allows it in
 * their documents, so that browser code does not need this list.
 */
export const CAMERA_PATHS: readonly string[] = ['/office/courses/attendance', '/office/exams/attendance'];
