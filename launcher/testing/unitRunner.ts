import { Session, type Profiler } from 'node:inspector';
import { pathToFileURL } from 'node:url';
import circus from 'jest-circus/runner';

/** Data of a suite for the runner, in addition to its outcome. */
export interface SuiteCost {
  /** CPU time of this worker, without PostgreSQL. */
  cpuSeconds: number;
  /**
   * Files of the repository in which a test or a hook has called a function; loading a file is not enough. Null in CI,
   * which has no later run to choose suites for: it takes a fourteenth of the time.
   */
  executed: string[] | null;
}

const isMapped = !process.env['CI'];

const session = new Session();
if (isMapped) {
  session.connect();
  session.post('Profiler.enable');
  // Without counts, a function of a module that several suites share would be reported for the first of them alone.
  session.post('Profiler.startPreciseCoverage', { callCount: true, detailed: false });
}

/** Functions that ran since the last call. */
function takeCoverage(): Profiler.ScriptCoverage[] {
  let taken: Profiler.ScriptCoverage[] = [];
  session.post('Profiler.takePreciseCoverage', (error, { result }) => {
    if (error) throw error;
    taken = result;
  });
  return taken;
}

/**
 * True for functions that are not in the file's source: the script, jest's wrapper of it, and the getters of its
 * exports.
 */
const isGenerated = ({ functionName }: Profiler.FunctionCoverage) =>
  /^(|Object\.<anonymous>|get( \S+)?|_export\w*|_interop\w*)$/.test(functionName);

const executedBelow = (root: string): string[] => {
  const folder = `${pathToFileURL(root).href}/`;
  return takeCoverage()
    .filter(({ url }) => url.startsWith(folder) && !url.includes('/node_modules/'))
    .filter(({ functions }) => functions.some((one) => !isGenerated(one) && (one.ranges[0]?.count ?? 0) > 0))
    .map(({ url }) => url.slice(folder.length));
};

/** Jest's own runner of a suite, with measurements. */
const run: typeof circus = async (globalConfig, config, environment, ...rest) => {
  const before = process.cpuUsage();
  const handle = environment.handleTestEvent?.bind(environment);
  if (isMapped)
    environment.handleTestEvent = async (event, state) => {
      if (event.name === 'run_start') takeCoverage();
      await handle?.(event, state);
    };
  const result = await circus(globalConfig, config, environment, ...rest);
  const { user, system } = process.cpuUsage(before);
  const cost: SuiteCost = {
    cpuSeconds: (user + system) / 1e6,
    executed: isMapped ? executedBelow(globalConfig.rootDir) : null,
  };
  return { ...result, ...cost };
};

export default run;
