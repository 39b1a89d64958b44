import pg from 'pg';

/** A query that was sent, with the settings that its transaction had by then. */
export interface SentQuery {
  text: string;
  values: unknown[];
  settings: string[];
}

const isSetting = (text: string) => /^select set_config\(/i.test(text.trim());

/**
 * Runs `work` and answers the queries that it sent to the database, whoever sent them. What is read is to be explained
 * afterwards: the queries are those of the application, not copies that grow old.
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

/** What PostgreSQL says of a step of a plan that it carried out. */
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
 * Of thousands of rows PostgreSQL rather reads and sorts all than goes by an index; of a million it does not. What a test
 * asks is whether there is an index to go by.
 */
const asOfMillions = ['seqscan', 'hashjoin', 'mergejoin', 'sort'].map(
  (name) => `select set_config('enable_${name}', 'off', true)`,
);

/** Carries a query out under its settings, as if the tables were large, and answers all steps of its plan. */
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

/** How many rows a step looked at, those too that it passed over. */
export function rowsSeen(node: PlanNode): number {
  const passed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  return (node['Actual Rows'] + passed) * node['Actual Loops'];
}
