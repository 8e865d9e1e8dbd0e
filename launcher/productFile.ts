/** Tests, their helpers, and the stories of the design kit with their gallery. */
const BESIDE_THE_PRODUCT = /\.(test|spec|stories)\.tsx?$|\/(testing|gallery)[./]|\/test[A-Z][^/]*\.tsx?$/;

/** True if a file, by its path, is part of what runs for visitors, members and employees. */
export const isProduct = (file: string): boolean => !BESIDE_THE_PRODUCT.test(file);
