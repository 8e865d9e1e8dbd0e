/** True if everything in the lock file of a folder is installed there, or in another folder. */
export function hasInstalled(root: string, packagesIn?: string): boolean;
