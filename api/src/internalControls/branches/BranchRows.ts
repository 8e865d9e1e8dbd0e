import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  OperationNodeTransformer,
  RawNode,
  SelectQueryNode,
  WithNode,
  type KyselyPlugin,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type QueryId,
  type QueryResult,
  type RootOperationNode,
  type UnknownRow,
} from 'kysely';
import type { People } from '../../pipeline/openCalls.ts';
import { confinedTables } from './confinedTables.ts';

/**
 * Lets a query read only rows of one branch: each confined table is shadowed by a query of the same name in front of
 * the statement, for raw SQL too. Reads that lock rows, and writes, are not changed: the rows named by the input are
 * checked before them. Row-level security would need the branch as a setting of a transaction, which reading calls do
 * not have, and the embedded database's account passes by it.
 */
export class BranchRows implements KyselyPlugin {
  readonly #tables: readonly (readonly [string, string])[];
  readonly #names: ReadonlySet<string>;

  constructor(branchNo: number, people: People) {
    this.#tables = confinedTables(branchNo, people);
    this.#names = new Set(this.#tables.map(([name]) => name));
  }

  transformQuery({ node, queryId }: PluginTransformQueryArgs): RootOperationNode {
    const isRead = RawNode.is(node) || (SelectQueryNode.is(node) && !locksRows(node));
    if (!isRead) return node;
    // Queries inside this one were shadowed when they were built; a part of a union must not have its own.
    const plain = new Inner(this.#names).transformNode(node, queryId);
    return RawNode.is(plain) ? this.#shadowRaw(plain) : this.#shadow(plain);
  }

  transformResult({ result }: PluginTransformResultArgs): Promise<QueryResult<UnknownRow>> {
    return Promise.resolve(result);
  }

  #shadow(node: SelectQueryNode): SelectQueryNode {
    const ours = this.#tables.map(([name, query]) =>
      CommonTableExpressionNode.cloneWith(
        CommonTableExpressionNode.create(CommonTableExpressionNameNode.create(name), RawNode.createWithSql(query)),
        { materialized: false },
      ),
    );
    const { with: own } = node;
    const [first, ...others] = [...ours, ...(own?.expressions ?? [])];
    if (!first) return node;
    let shadows = WithNode.create(first, own?.recursive ? { recursive: true } : {});
    for (const each of others) shadows = WithNode.cloneWithExpression(shadows, each);
    return { ...node, with: shadows };
  }

  /** @throws Error for a text whose kind of statement is not known. */
  #shadowRaw(node: RawNode): RawNode {
    const [text = '', ...rest] = node.sqlFragments;
    const [, verb = ''] = /^\s*([a-z]+)\s/i.exec(text) ?? [];
    if (WRITES.has(verb)) return node;
    const shadows = this.#tables.map(([name, query]) => `${name} as not materialized ${query}`).join(', ');
    if (verb === 'select') return RawNode.create([`with ${shadows} ${text}`, ...rest], node.parameters);
    if (verb === 'with' && !/^\s*with\s+recursive\s/.test(text))
      return RawNode.create([text.replace(/^\s*with\s/, `with ${shadows}, `), ...rest], node.parameters);
    throw new Error(`a branch cannot be read by: ${text.slice(0, 40)}`);
  }
}

/** First words of statements that read no list. */
const WRITES: ReadonlySet<string> = new Set(['insert', 'update', 'delete', 'lock', 'notify', 'set']);

const LOCKS: ReadonlySet<string> = new Set(['ForUpdate', 'ForNoKeyUpdate', 'ForShare', 'ForKeyShare']);
const locksRows = ({ endModifiers = [] }: SelectQueryNode) =>
  endModifiers.some(({ modifier }) => modifier !== undefined && LOCKS.has(modifier));

/** Takes the shadows from queries within a query. */
class Inner extends OperationNodeTransformer {
  readonly #names: ReadonlySet<string>;

  constructor(names: ReadonlySet<string>) {
    super();
    this.#names = names;
  }

  override transformSelectQuery(node: SelectQueryNode, queryId?: QueryId): SelectQueryNode {
    const { with: own, ...query } = super.transformSelectQuery(node, queryId);
    const [first, ...others] = (own?.expressions ?? []).filter(
      ({ name }) => !this.#names.has(name.table.table.identifier.name),
    );
    if (!own || !first) return query;
    let remaining = WithNode.create(first, own.recursive ? { recursive: true } : {});
    for (const each of others) remaining = WithNode.cloneWithExpression(remaining, each);
    return { ...query, with: remaining };
  }
}
