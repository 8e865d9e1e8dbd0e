import { join } from 'node:path';

const ASSOCIATION = join(import.meta.dirname, '../../../association');

/** Legal texts in Markdown; the package of `shared` has them compiled instead. */
export const TEXTS = join(ASSOCIATION, 'texts');

/** Logo and share picture, for servers. */
export const PICTURES = join(ASSOCIATION, 'pictures');
