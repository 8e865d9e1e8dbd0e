export type { Part, Weight } from './Part.ts';
export { parts } from './parts.ts';
export { faceOf } from './faceOf.ts';
