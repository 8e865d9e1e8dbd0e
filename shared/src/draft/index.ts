export { useDraft, type Draft, type DraftOptions } from './useDraft.ts';
