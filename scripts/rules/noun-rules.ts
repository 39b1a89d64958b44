import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

interface Noun {
  noun: string;
  contract: string[];
  server: string[];
  web: string[];
  note: string;
}

const listOf = (cell = '') =>
  cell
    .split(',')
    .map((name) => name.trim())
    .filter(Boolean);

/** The rows of the table of nouns in a document: noun, contract, server, web, note. */
export function nounsOf(markdown: string): Noun[] {
  const lines = markdown.split('\n');
  const head = lines.findIndex((line) => /^\| Noun +\| Contract/.test(line));
  if (head < 0) return [];
  const end = lines.findIndex((line, index) => index > head && !line.startsWith('|'));
  return lines.slice(head + 2, end < 0 ? undefined : end).map((line) => {
    const [, noun = '', contract, server, web, note = ''] = line.split('|').map((cell) => cell.trim());
    return { noun, contract: listOf(contract), server: listOf(server), web: listOf(web), note };
  });
}

/** Nonempty folders: git leaves empty ones after a move, which other checkouts do not have. */
const foldersOf = (path: string) =>
  existsSync(path)
    ? readdirSync(path, { withFileTypes: true })
        .filter((entry) => entry.isDirectory() && readdirSync(join(path, entry.name)).length > 0)
        .map(({ name }) => name)
    : [];

/** The modules of the contract: files without tests, and folders. */
function contractOf(root: string): string[] {
  const modules = readdirSync(join(root, 'contract'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() || /(?<!\.test)\.ts$/.test(entry.name))
    .map(({ name }) => name.replace(/\.ts$/, ''));
  return [...new Set(modules)];
}

function missingAndRepeated(where: string, there: string[], named: string[]): string[] {
  return [
    ...there.filter((name) => !named.includes(name)).map((name) => `${where}/${name} is in no row`),
    ...[...new Set(named)]
      .filter((name) => !there.includes(name))
      .map((name) => `there is no ${where}/${name}`),
    ...named
      .filter((name, index) => named.indexOf(name) !== index)
      .map((name) => `${where}/${name} is in two rows`),
  ];
}

/** A single room on its side is named after the noun; if a side has none or several, a note explains it. */
function nameErrors({ noun, contract, server, web, note }: Noun): string[] {
  const alone = [server, web].filter((rooms) => rooms.length === 1).flat();
  const isWhole = contract.length > 0 && server.length === 1 && web.length === 1;
  return [
    ...alone.filter((room) => room !== noun && !note).map((room) => `${noun}: its room is called ${room}`),
    ...(isWhole || note ? [] : [`${noun}: a side is missing without a word why`]),
  ];
}

/**
 * Compares the table of nouns in docs/architecture.md with the folders: every room of the server and of the web and
 * every module of the contract is in one row.
 * @returns one message per violation
 */
export function nounErrors(root: string): string[] {
  const nouns = nounsOf(readFileSync(join(root, 'docs/architecture.md'), 'utf8'));
  const errors = [
    ...missingAndRepeated(
      'contract',
      contractOf(root),
      nouns.flatMap(({ contract }) => contract),
    ),
    ...missingAndRepeated(
      'server/rooms',
      foldersOf(join(root, 'server/rooms')),
      nouns.flatMap(({ server }) => server),
    ),
    ...missingAndRepeated(
      'web/rooms',
      foldersOf(join(root, 'web/rooms')),
      nouns.flatMap(({ web }) => web),
    ),
    ...nouns.flatMap(nameErrors),
  ];
  return errors.map((error) => `docs/architecture.md, nouns: ${error}`);
}
