/** Whether everything that the lock file in a folder says is installed there. */
export function hasInstalled(root: string): boolean;
