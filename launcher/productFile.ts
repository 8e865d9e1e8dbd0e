/** Tests, what only tests use, and the stories of the design kit with what shows them. */
const BESIDE_THE_PRODUCT = /\.(test|spec|stories)\.tsx?$|\/(testing|gallery)[./]|\/test[A-Z][^/]*\.tsx?$/;

/** Whether a file, by its path, is part of what runs for visitors, members and employees. */
export const isProduct = (file: string): boolean => !BESIDE_THE_PRODUCT.test(file);
