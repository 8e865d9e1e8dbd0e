/**
 * Whether a path is `prefix` or lies below it: `/news/notice` is within `/news`, `/newspaper` is not.
 * Both are paths without query or hash; the prefix has no trailing slash.
 */
export const isWithin = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`);
