import { Image } from '@tiptap/extension-image';
import { StarterKit } from '@tiptap/starter-kit';
import { isLink } from '../../../contract/rich-text.ts';

/** An image of this site: the server accepts no others. */
export const isOwnPicture = (src: string | null | undefined): boolean =>
  /^\/media\/[\w./-]+$/.test(src ?? '');

/** A block image. Its alternative text is null until specified, and empty if it is decorative. */
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

/** The permitted content of a text: exactly what the server preserves. */
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
      // The server sets the attributes of external links.
      HTMLAttributes: { rel: null, target: null },
      isAllowedUri: (url) => isLink(url),
    },
  }),
  Picture,
];
