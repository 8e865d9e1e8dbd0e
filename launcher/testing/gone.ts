const TIMEOUT_MS = 10_000;
const POLL_MS = 20;

/** True if a killed process ends; the kernel takes a moment to remove it. */
export async function gone(pid: number): Promise<boolean> {
  for (const end = Date.now() + TIMEOUT_MS; Date.now() < end;) {
    try {
      process.kill(pid, 0);
    } catch {
      return true;
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
  return false;
}
