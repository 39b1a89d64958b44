/** A place in which two states of a record differ. */
export interface Difference {
  /** The path to it, separated by dots: `title.en`, `data.channels.0.value`. */
  path: string;
  was: string;
  is: string;
}

/** The readable content of HTML: blocks as lines, and the targets of links and images. */
function readable(text: string): string {
  if (!/<\/?[a-z][^>]*>/i.test(text)) return text;
  return text
    .replace(/<a [^>]*href="([^"]*)"[^>]*>([\s\S]*?)<\/a>/g, '$2 ($1)')
    .replace(/<img [^>]*src="([^"]*)"[^>]*>/g, '[$1]')
    .replace(/<\/(p|li|h\d|blockquote|ul|ol)>|<(br|hr)[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function leaves(value: unknown, path: string, found: Map<string, string>): Map<string, string> {
  if (value === null || value === undefined || value === '') return found;
  if (typeof value === 'object') {
    for (const [key, inner] of Object.entries(value)) leaves(inner, path ? `${path}.${key}` : key, found);
    return found;
  }
  return found.set(path, readable(String(value)));
}

/** The differences between two states of a record as displayed, in the order of its fields. */
export function differences(was: unknown, is: unknown): Difference[] {
  const [before, after] = [leaves(was, '', new Map()), leaves(is, '', new Map())];
  return [...new Set([...after.keys(), ...before.keys()])].flatMap((path) => {
    const one = { path, was: before.get(path) ?? '', is: after.get(path) ?? '' };
    return one.was === one.is ? [] : [one];
  });
}

export interface Part {
  text: string;
  /** Present in one of the two only. */
  isNew: boolean;
}

const most = 400;

/**
 * The words of a text, marked where another text lacks them, by the longest common subsequence of words. Very long
 * texts are compared between their common beginning and end only.
 */
export function wordsBeside(text: string, other: string): Part[] {
  const [mine, theirs] = [text, other].map((one) => one.split(/(?<=\s)/));
  const [a, b] = [mine ?? [], theirs ?? []];
  let start = 0;
  while (start < a.length && start < b.length && a[start] === b[start]) start++;
  let end = 0;
  while (end < a.length - start && end < b.length - start && a[a.length - 1 - end] === b[b.length - 1 - end])
    end++;
  const [middle, against] = [a.slice(start, a.length - end), b.slice(start, b.length - end)];
  const common =
    middle.length > most || against.length > most ? new Set<number>() : commonIn(middle, against);
  const parts: Part[] = [
    { text: a.slice(0, start).join(''), isNew: false },
    ...middle.map((word, index) => ({ text: word, isNew: !common.has(index) })),
    { text: a.slice(a.length - end).join(''), isNew: false },
  ];
  return parts.reduce<Part[]>((joined, part) => {
    const last = joined.at(-1);
    if (part.text === '') return joined;
    if (last && last.isNew === part.isNew) last.text += part.text;
    else joined.push({ ...part });
    return joined;
  }, []);
}

/** The positions in `a` of the words of the longest common subsequence with `b`. */
function commonIn(a: readonly string[], b: readonly string[]): Set<number> {
  const lengths = Array.from({ length: a.length + 1 }, () => new Array<number>(b.length + 1).fill(0));
  const at = (i: number, j: number) => lengths[i]?.[j] ?? 0;
  for (let i = a.length - 1; i >= 0; i--)
    for (let j = b.length - 1; j >= 0; j--)
      (lengths[i] as number[])[j] =
        a[i] === b[j] ? at(i + 1, j + 1) + 1 : Math.max(at(i + 1, j), at(i, j + 1));
  const found = new Set<number>();
  for (let i = 0, j = 0; i < a.length && j < b.length; ) {
    if (a[i] === b[j]) {
      found.add(i++);
      j++;
    } else if (at(i + 1, j) >= at(i, j + 1)) i++;
    else j++;
  }
  return found;
}
