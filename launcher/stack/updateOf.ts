export interface Update {
  /** True if the update has ended. */
  isSettled: boolean;
  /** Reason of a failure. */
  failure?: string;
}

const RUNNING = ['updating', 'rollback_started'];
const FAILED = ['paused', 'rollback_paused', 'rollback_completed'];

/**
 * Evaluates the update of a swarm's service.
 * @param status `state: message` of its last update; empty if there was none
 * @param replicas `2/3`: running and wanted replicas
 */
export function updateOf(status: string, replicas: string): Update {
  const [state = ''] = status.split(':', 1);
  if (FAILED.includes(state)) return { isSettled: true, failure: status };
  const [, running, wanted] = /^(\d+)\/(\d+)/.exec(replicas) ?? [];
  return { isSettled: !RUNNING.includes(state) && running !== undefined && running === wanted };
}
