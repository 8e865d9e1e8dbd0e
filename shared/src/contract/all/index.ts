export * from '../base/call.ts';
export * from './calls.ts';
export * from '../base/codes.ts';
export * from '../base/codeNames.ts';
export * from '../base/envelope.ts';
export * from '../base/statuses.ts';
export * from '../base/words.ts';
