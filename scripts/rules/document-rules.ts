import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** Top-level folders of paths in documents, so that other code is ignored. */
const ROOTS = 'contract|server|web|e2e|bench|docs|drills|scripts|deploy|mappings|\\.ci';

const PATHS = new RegExp(`\`((?:${ROOTS})/[\\w./<>*-]*)\``, 'g');
const LINKS = /\]\(([^)#\s]+)(?:#[^)]*)?\)/g;
const SCRIPTS = /\bnpm (?:run (?:-s )?([\w:-]+)|(start|test)\b)/g;

/** `docs/decisions/0042-verb-noun.md`: other documents refer to the number. */
const DECISION = /^docs\/decisions\/(\d{4})-/;

/** The beginning of a decision: `# 42. Title`, an empty line, then its date and status. */
const DECISION_HEAD =
  /^# (\d+)\. \S.*\n\nDate: \d{4}-\d{2}-\d{2}\b[^.]*\. Status: (accepted|replaced by \[\d+\]\([^)]+\))\./;
const DECISION_SECTIONS = ['Context', 'Decision', 'Rejected and why', 'Consequences'];

/** Checks that a decision record has the common form. */
function decisionErrors(document: string, text: string): string[] {
  const number = Number(DECISION.exec(document)?.[1]);
  const head = DECISION_HEAD.exec(text);
  const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title]) => title);
  const heads = `"# ${number}. Title", "Date: YYYY-MM-DD. Status: accepted." or "… replaced by [N](file)."`;
  return [
    ...(Number(head?.[1]) === number ? [] : [`${document}: a decision begins with ${heads}`]),
    ...(sections.join() === DECISION_SECTIONS.join()
      ? []
      : [`${document}: the sections of a decision are ${DECISION_SECTIONS.join(', ')}`]),
  ];
}

/**
 * Every script and every path that a document names must exist. Decisions have one form and unique numbers.
 * @param documents paths from `root`
 * @returns one message per violation
 */
export function documentErrors(root: string, documents: string[]): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const numbers = documents.map((document) => DECISION.exec(document)?.[1]);
  const repeated = documents
    .filter((_, index) => numbers[index] && numbers.indexOf(numbers[index]) !== index)
    .map((document) => `${document}: another decision has this number`);
  const missing = documents.flatMap((document) => {
    const text = readFileSync(join(root, document), 'utf8');
    const exists = (path: string) => existsSync(join(root, path));
    const paths = [...text.matchAll(PATHS)]
      .map(([, path = '']) => path)
      .filter((path) => !/[<>*]/.test(path));
    const links = [...text.matchAll(LINKS)]
      .map(([, target = '']) => target)
      // URLs, of the web or of this site's articles, are not files of the checkout.
      .filter((target) => !/^([a-z]+:|\/)/.test(target))
      .map((target) => normalize(join(dirname(document), target)));
    const names = [...text.matchAll(SCRIPTS)].map(([, name, short]) => name ?? short ?? '');
    return [
      ...(DECISION.test(document) ? decisionErrors(document, text) : []),
      ...[...paths, ...links]
        .filter((path) => !exists(path))
        .map((path) => `${document}: there is no ${path}`),
      ...names.filter((name) => !scripts[name]).map((name) => `${document}: there is no script ${name}`),
    ];
  });
  return [...repeated, ...missing];
}
