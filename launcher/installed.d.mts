/** Whether everything that the lock file in a folder says is installed there, or in another folder. */
export function hasInstalled(root: string, packagesIn?: string): boolean;
