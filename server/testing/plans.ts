import pg from 'pg';

/** A query, with the settings of its transaction at that point. */
export interface SentQuery {
  text: string;
  values: unknown[];
  settings: string[];
}

const isSetting = (text: string) => /^select set_config\(/i.test(text.trim());

/**
 * Runs `work` and returns all queries that were sent to the database meanwhile. Reads are explained afterwards: the
 * queries are those of the application, not copies that become outdated.
 */
export async function queriesOf(work: () => Promise<unknown>): Promise<SentQuery[]> {
  const sent: SentQuery[] = [];
  const settings = new WeakMap<object, string[]>();
  const { query } = pg.Client.prototype;
  pg.Client.prototype.query = function record(this: pg.Client, ...args: unknown[]) {
    const [text, values] = args;
    if (typeof text === 'string') {
      const known = settings.get(this) ?? [];
      if (/^(begin|start transaction)/i.test(text)) settings.set(this, []);
      else if (/^(commit|rollback)/i.test(text)) settings.delete(this);
      else if (isSetting(text)) settings.set(this, [...known, text]);
      else if (/^\s*(select|with)\b/i.test(text))
        sent.push({ text, values: (values as unknown[] | undefined) ?? [], settings: known });
    }
    return (query as (...all: unknown[]) => unknown).apply(this, args);
  } as typeof query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = query;
  }
  return sent;
}

/** A node of an executed plan, by PostgreSQL. */
export interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/**
 * With thousands of rows PostgreSQL prefers sequential scans and sorting to an index; with a million it does not.
 * Tests check whether an index exists.
 */
const asOfMillions = ['seqscan', 'hashjoin', 'mergejoin', 'sort'].map(
  (name) => `select set_config('enable_${name}', 'off', true)`,
);

/** Runs a query under its settings as if the tables were large. @returns all nodes of its plan */
export async function explain(client: pg.Client, query: SentQuery): Promise<PlanNode[]> {
  await client.query('begin read only');
  try {
    for (const setting of [...asOfMillions, ...query.settings]) await client.query(setting);
    const { rows } = await client.query({
      text: `explain (analyze, timing off, format json) ${query.text}`,
      values: query.values,
    });
    const steps = (node: PlanNode): PlanNode[] => [node, ...(node.Plans ?? []).flatMap(steps)];
    return steps(rows[0]['QUERY PLAN'][0].Plan);
  } finally {
    await client.query('rollback');
  }
}

/** The number of rows that a node scanned, including filtered ones. */
export function rowsSeen(node: PlanNode): number {
  const passed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + passed) * node['Actual Loops'];
}
