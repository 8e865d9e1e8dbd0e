export interface Update {
  /** Nothing of it is left to do. */
  isSettled: boolean;
  /** Why it did not succeed. */
  failure?: string;
}

const RUNNING = ['updating', 'rollback_started'];
const FAILED = ['paused', 'rollback_paused', 'rollback_completed'];

/**
 * Where the update of a swarm's service stands.
 * @param status `state: message` of its last update; empty when there was none
 * @param replicas `2/3`: how many run of how many
 */
export function updateOf(status: string, replicas: string): Update {
  const [state = ''] = status.split(':', 1);
  if (FAILED.includes(state)) return { isSettled: true, failure: status };
  const [, running, wanted] = /^(\d+)\/(\d+)/.exec(replicas) ?? [];
  return { isSettled: !RUNNING.includes(state) && running !== undefined && running === wanted };
}
