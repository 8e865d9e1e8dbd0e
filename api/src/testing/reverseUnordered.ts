import { type KyselyPlugin, type QueryId, SelectQueryNode } from 'kysely';

/** Reverses the rows of each SELECT without ORDER BY, whose order PostgreSQL does not promise. */
export function reverseUnordered(): KyselyPlugin {
  // Queries built from one another have one id.
  const unordered = new WeakSet<QueryId>();
  return {
    transformQuery: ({ node, queryId }) => {
      if (SelectQueryNode.is(node) && !node.orderBy) unordered.add(queryId);
      else unordered.delete(queryId);
      return node;
    },
    transformResult: async ({ result, queryId }) =>
      unordered.has(queryId) ? { ...result, rows: [...result.rows].reverse() } : result,
  };
}
