export * from './call.ts';
export * from './calls.ts';
export * from './codes.ts';
export * from './envelope.ts';
export * from './statuses.ts';
export * from './words.ts';
