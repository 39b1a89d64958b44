/** An element of an XML document, as far as tests need it. */
export interface XmlElement {
  name: string;
  attributes: Record<string, string>;
  children: XmlElement[];
  /** The text directly inside, with entities decoded. */
  text: string;
}

const NAME = '[A-Za-z_][\\w.:-]*';
const TOKEN = new RegExp(`<(/?)(${NAME})((?:\\s+${NAME}="[^"<]*")*)\\s*(/?)>|([^<]+)`, 'uy');
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };
const HTML_ENTITIES: Record<string, string> = { ...ENTITIES, '#x27': "'", nbsp: '\u00a0' };
/** The characters that XML 1.0 allows besides tab, line feed and carriage return. */
const FORBIDDEN = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/u;

/** The characters of HTML entities that this site writes; others remain. */
export function unescapeEntities(text: string): string {
  return text.replace(/&(#x27|#39|\w+);/g, (whole, name: string) => HTML_ENTITIES[name] ?? whole);
}

function resolved(text: string): string {
  return text.replace(/&([^;]{0,8};?)/g, (whole, name: string) => {
    const character = ENTITIES[name.replace(/;$/, '')];
    if (!name.endsWith(';') || character === undefined) throw new Error(`no entity ${whole}`);
    return character;
  });
}

/**
 * Parses the XML that this site writes: elements, quoted attributes, text and the five entities.
 * @throws if it is not well-formed
 */
export function parseXml(source: string): XmlElement {
  if (FORBIDDEN.test(source)) throw new Error('a character that XML forbids');
  const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
  if (!source.startsWith(declaration)) throw new Error('no declaration');
  const document: XmlElement = { name: '', attributes: {}, children: [], text: '' };
  const open = [document];
  TOKEN.lastIndex = declaration.length;
  while (TOKEN.lastIndex < source.length) {
    const at = TOKEN.lastIndex;
    const token = TOKEN.exec(source);
    if (!token) throw new Error(`not well-formed: ${source.slice(at, at + 60)}`);
    const [, closing, name = '', attributes = '', empty, text] = token;
    const parent = open.at(-1) as XmlElement;
    if (text !== undefined) parent.text += resolved(text);
    else if (closing) {
      if (open.pop()?.name !== name) throw new Error(`</${name}> closes another element`);
    } else {
      const element: XmlElement = { name, attributes: {}, children: [], text: '' };
      for (const [, key = '', value = ''] of attributes.matchAll(new RegExp(`(${NAME})="([^"]*)"`, 'gu'))) {
        if (key in element.attributes) throw new Error(`${key} twice`);
        element.attributes[key] = resolved(value);
      }
      parent.children.push(element);
      if (!empty) open.push(element);
    }
  }
  const [root, ...more] = document.children;
  if (open.length !== 1 || !root || more.length > 0 || document.text.trim()) throw new Error('not one whole');
  return root;
}

/** The child elements with a name. */
export function inside(element: XmlElement, name: string): XmlElement[] {
  return element.children.filter((child) => child.name === name);
}

/** The text of the first child element with a name. */
export function textIn(element: XmlElement, name: string): string | undefined {
  return inside(element, name)[0]?.text;
}
