export { paragraphsOf, passagesOf, type Block } from './blocks.ts';
export type { Values } from './placeholders.ts';
export { proseIn, readData, readProse } from './readProse.ts';
