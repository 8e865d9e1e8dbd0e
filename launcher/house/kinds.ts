import { reachable, targetsOf, type Edge } from '../importGraph.ts';
import { isProduct } from '../productFile.ts';
import { isCode, type Tree } from './tree.ts';

/** Kinds of code files. */
export type Kind =
  | 'product'
  | 'test'
  /** Fixtures, doubles, harnesses, measuring programs, and the launcher except for what starts the portal. */
  | 'machinery'
  /** Content of the demo, the gallery of the design kit, sandboxes of outside services. */
  | 'beside';

/** Entry programs of `npm start` and `npm run dev`: their imports are product. */
const START = ['launcher/bootstrap.mjs', 'launcher/start.ts', 'launcher/develop.ts'];

const TEST = /\.(test|spec|setup)\.[tj]sx?$/;
const GALLERY = /\.stories\.tsx$|^shared\/src\/gallery\//;
const DEMO = /\/demo\/|\/stories\/|^api\/(src\/demo|guides)/;
const SANDBOX = /\/sandbox/;
const MACHINERY = /^e2e\/|^[^/]+$|^(api|shell)\/measure\/|^api\/agreement\/|\/testing\/|\/(tossBook|groupHistory)/;

export const isTest = (file: string): boolean => TEST.test(file);

function kindOf(file: string, started: ReadonlySet<string>): Kind {
  if (isTest(file)) return 'test';
  if (GALLERY.test(file)) return 'beside';
  if (MACHINERY.test(file) || !isProduct(file)) return 'machinery';
  if (file.startsWith('launcher/')) return started.has(file) ? 'product' : 'machinery';
  return DEMO.test(file) || SANDBOX.test(file) ? 'beside' : 'product';
}

/** Kind of each code file in a tree. */
export function kindsIn(tree: Tree, imports: readonly Edge[]): Map<string, Kind> {
  const targets = targetsOf(imports);
  const started = new Set(START.flatMap((file) => [...reachable(file, targets)]));
  return new Map([...tree.keys()].filter(isCode).map((file) => [file, kindOf(file, started)]));
}
