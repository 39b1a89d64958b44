/** About the length of a description that search engines display. */
const most = 180;

/** The beginning of a text in one line, truncated between words. */
export function shortened(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= most) return line;
  const cut = line.slice(0, most);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), most / 2)).replace(/[\s,.;:،؛]+$/, '')}…`;
}
