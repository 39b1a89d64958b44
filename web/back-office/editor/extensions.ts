import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isLink } from '../../../contract/rich-text.ts';

/** A picture of this site: the server takes no other. */
export const isOwnPicture = (src: string | null | undefined): boolean =>
  /^\/media\/[\w./-]+$/.test(src ?? '');

/** A picture between paragraphs. Its description is null until somebody gave one, and empty where it only decorates. */
const Picture = Image.extend({
  draggable: true,
  addAttributes() {
    return {
      src: { default: null },
      alt: { default: null },
      width: { default: null },
      height: { default: null },
    };
  },
  parseHTML() {
    return [
      { tag: 'img[src]', getAttrs: (image) => (isOwnPicture(image.getAttribute('src')) ? null : false) },
    ];
  },
  addInputRules: () => [],
}).configure({ inline: false, allowBase64: false });

/** What a text may consist of: what the server keeps of it, and nothing else. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    code: false,
    codeBlock: false,
    strike: false,
    underline: false,
    link: {
      openOnClick: false,
      defaultProtocol: 'https',
      // The server says what a link to another site carries.
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: (url) => isLink(url),
    },
  }),
  Picture,
];
